import { SelectField } from '@annuity-lantern/ui';
import { useOwnName } from '../../../queries/session.ts';
import { NOBODY, newOwnerOptions } from './owner-options.ts';
import { useOwners } from './owners.tsx';

interface OwnerSelectProps {
  readonly id: string;
  readonly label?: string;
  readonly value: string;
  /** The current owner, who is left out. */
  readonly current?: string | undefined;
  /** Also offers to remove the owner. */
  readonly withNobody?: boolean;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** Chooses an agent or a manager for a request: a user name, or `NOBODY`. */
export function OwnerSelect(props: OwnerSelectProps) {
  const { id, label = 'New owner', value, current, withNobody = false, error, className, onChoose } = props;
  const ownName = useOwnName();
  const nobody = withNobody ? [{ value: NOBODY, label: 'No one: anyone may take it' }] : [];
  return (
    <SelectField
      id={id}
      label={label}
      placeholder="Choose"
      required
      error={error}
      className={className}
      options={[...newOwnerOptions(useOwners(), ownName, current), ...nobody]}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
