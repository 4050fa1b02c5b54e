import { Section } from '@annuity-lantern/ui';
import { ToolLink } from '../../../tool-link/tool-link.tsx';

export function OwnTools() {
  return (
    <Section id="own-tools" heading="Rather look yourself?">
      <ul>
        <ToolLink id="roll-up-decoder" />
        <ToolLink id="free-look" />
      </ul>
    </Section>
  );
}
