import { optionsOf, SelectField } from '@annuity-lantern/ui';
import { healthLabels } from './health.ts';

const options = optionsOf(healthLabels);

interface HealthFieldProps {
  /** Also the field's name in the form. */
  readonly id?: string;
  readonly label?: string;
  /** What it changes. */
  readonly effect?: string;
  readonly value: string;
  readonly onHealth: (health: string) => void;
}

/** Its input is a private field: no link, storage, printout or request carries it. */
export function HealthField({
  id = 'health',
  label = 'Health',
  effect = 'For your life expectancy. Doesn’t change your payment.',
  value,
  onHealth,
}: HealthFieldProps) {
  return (
    <SelectField
      id={id}
      name={id}
      label={label}
      hint={`${effect} We never put this in a link, a printout or a request`}
      optional
      options={options}
      value={value}
      onChange={(event) => onHealth(event.target.value)}
    />
  );
}
