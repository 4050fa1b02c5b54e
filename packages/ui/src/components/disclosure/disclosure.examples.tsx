import type { Example } from '../../testing/example.ts';
import { Disclosure } from './disclosure.tsx';

export const closed: Example = () => (
  <Disclosure label="See the math">
    <p>$200,000 × 6.60% = $13,200.00</p>
  </Disclosure>
);
