import { Checkbox, Notice } from '@annuity-lantern/ui';
import { useOwnRole } from '../../../queries/session.ts';

interface ServiceOnlyProps {
  readonly id: string;
  /** Why it may not be given. Undefined if it may. */
  readonly why: string | undefined;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** Says before a request is given that the account may not sell there. A manager may give it for service only. */
export function ServiceOnly({ id, why, checked, onCheck }: ServiceOnlyProps) {
  const isManager = useOwnRole() === 'manager';
  if (why === undefined) return null;
  return (
    <Notice tone="straw" role="status">
      <p>{isManager ? why : `${why} A manager can give it for service only.`}</p>
      {isManager && (
        <Checkbox
          id={id}
          label="Give it for service only"
          hint="Not to sell. Say why: it stays in the history and the audit."
          checked={checked}
          onChange={(event) => onCheck(event.target.checked)}
        />
      )}
    </Notice>
  );
}
