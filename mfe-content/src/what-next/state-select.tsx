import { type UsState, usStates } from '@annuity-lantern/contracts/http';
import { SelectField } from '@annuity-lantern/ui';

export const stateCodes = Object.keys(usStates) as UsState[];

interface StateSelectProps {
  readonly id: string;
  readonly hint: string;
  /** The form of a field elsewhere on the page. */
  readonly form?: string;
  readonly state: UsState | '';
  readonly onState: (state: UsState | '') => void;
}

/** The visitor's state. Nothing is chosen at first. */
export function StateSelect({ id, hint, form, state, onState }: StateSelectProps) {
  return (
    <SelectField
      id={id}
      name="state"
      form={form}
      label="Your state"
      optional
      hint={hint}
      placeholder="Choose your state"
      options={stateCodes.map((value) => ({ value, label: usStates[value] }))}
      value={state}
      onChange={(event) => onState(stateCodes.find((code) => code === event.target.value) ?? '')}
    />
  );
}
