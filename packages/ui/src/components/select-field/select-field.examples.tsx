import type { Example } from '../../testing/example.ts';
import { SelectField } from './select-field.tsx';

const ages = ['65', '66', '67'].map((age) => ({ value: age, label: age }));
const states = [
  { value: 'AZ', label: 'Arizona' },
  { value: 'OR', label: 'Oregon' },
];

export const withHint: Example = (scope) => (
  <SelectField id={`${scope}-start-age`} name="startAge" label="Income start age" hint="60 to 85" options={ages} defaultValue="67" />
);
export const withError: Example = (scope) => (
  <SelectField
    id={`${scope}-state`}
    name="state"
    label="State"
    error="Choose where you live. Advisors are licensed by state."
    placeholder="Choose a state"
    options={states}
  />
);
