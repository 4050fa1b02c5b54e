import type { Example } from '../../testing/example.ts';
import { TextAreaField } from './text-area-field.tsx';

export const withHint: Example = (scope) => (
  <TextAreaField
    id={`${scope}-concern`}
    name="primaryConcern"
    label="Primary concern"
    hint="Filled in from the rate you chose. Change it as you like."
    defaultValue="Product Interest: Northmere Life SteadyTerm 5 (MYGA), 5.30%, 5 years, $10,000 minimum, rating A"
  />
);
export const withError: Example = (scope) => (
  <TextAreaField id={`${scope}-concern-missing`} name="primaryConcern" label="Primary concern" error="Write what you want to talk about." />
);
