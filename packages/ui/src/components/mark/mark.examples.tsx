import type { Example } from '../../testing/example.ts';
import { Mark } from './mark.tsx';

export const mark: Example = () => (
  <a href="#top">
    <Mark />
    Annuity Lantern
  </a>
);
