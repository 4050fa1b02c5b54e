import type { Example } from '../../testing/example.ts';
import { Term } from './tooltip.tsx';

export const term: Example = () => (
  <p>
    <Term label="The most that can be credited in a year, whatever the index does.">Cap Rate</Term>
  </p>
);
