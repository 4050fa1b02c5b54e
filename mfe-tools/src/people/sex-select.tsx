import { optionsOf, SelectField } from '@annuity-lantern/ui';
import { sexLabels } from './sexes.ts';

interface SexSelectProps {
  /** Also the field's name in the form. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Id of the form, for a field outside of it. */
  readonly form?: string;
  readonly value: string;
  readonly onSex: (sex: string) => void;
}

const options = optionsOf(sexLabels);

/** Whose life table the chances come from. */
export function SexSelect({ id, label, hint, form, value, onSex }: SexSelectProps) {
  return (
    <SelectField
      id={id}
      name={id}
      form={form}
      label={label}
      hint={hint}
      optional
      options={options}
      value={value}
      onChange={(event) => onSex(event.target.value)}
    />
  );
}
