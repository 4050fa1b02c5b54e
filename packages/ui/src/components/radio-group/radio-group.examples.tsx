import type { Example } from '../../testing/example.ts';
import { RadioGroup } from './radio-group.tsx';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure', hint: 'The contract says it under “Surrender charges”.' },
];

export const stacked: Example = (scope) => (
  <RadioGroup
    name={`${scope}-surrender`}
    legend="Is there a surrender charge?"
    hint="For leaving early."
    options={answers}
    defaultValue="no"
  />
);
export const inline: Example = (scope) => <RadioGroup name={`${scope}-sex`} legend="Sex" options={answers.slice(0, 2)} inline optional />;
export const withError: Example = (scope) => (
  <RadioGroup name={`${scope}-rider`} legend="Does it have an income rider?" options={answers} error="Choose one answer." />
);
