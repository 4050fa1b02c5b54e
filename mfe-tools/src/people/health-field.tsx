import { SelectField } from '@annuity-lantern/ui';
import { healthLabels } from './health.ts';

const options = Object.entries(healthLabels).map(([value, label]) => ({ value, label }));

interface HealthFieldProps {
  readonly value: string;
  readonly onHealth: (health: string) => void;
}

/** Its input is a private field: no link, storage, printout or request carries it. */
export function HealthField({ value, onHealth }: HealthFieldProps) {
  return (
    <SelectField
      id="health"
      name="health"
      label="Health"
      hint="For your life expectancy. Doesn’t change your payment. We never put this in a link, a printout or a request"
      optional
      options={options}
      value={value}
      onChange={(event) => onHealth(event.target.value)}
    />
  );
}
