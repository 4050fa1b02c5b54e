import type { Example } from '../../testing/example.ts';
import { Lit } from './lit.tsx';

export const lit: Example = () => (
  <p>
    Body 18/29. Guarantees depend on the insurer’s ability to pay. <a href="#top">A link in text</a>.{' '}
    <Lit>The lit line, once a screen.</Lit>
  </p>
);
export const drawn: Example = () => (
  <p>
    <Lit draw>The Income Base cannot be withdrawn and is not paid at death.</Lit>
  </p>
);
