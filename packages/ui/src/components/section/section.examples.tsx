import type { Example } from '../../testing/example.ts';
import { Section } from './section.tsx';

export const ruled: Example = (scope) => (
  <Section
    id={`${scope}-tools`}
    heading="Professional Analysis Tools"
    side={<p>They run in the browser. Nothing you type leaves this page.</p>}
  >
    <p>The content stands beside its heading, below an ink rule across the page.</p>
  </Section>
);
export const sunk: Example = (scope) => (
  <Section id={`${scope}-services`} tone="sunk" heading="What we do for you">
    <p>All of it is free.</p>
  </Section>
);
