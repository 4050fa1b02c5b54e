import { Section } from '@annuity-lantern/ui';
import { ToolLink } from '../../../tool-link/tool-link.tsx';

/** Links to tools that calculate with the reader's own figures. */
export function WithYourFigures() {
  return (
    <Section id="with-your-figures" heading="With your own figures" side={<p>What you fill in stays in your browser.</p>}>
      <ul>
        <ToolLink id="roll-up-decoder" />
        <ToolLink id="free-look" />
      </ul>
    </Section>
  );
}
