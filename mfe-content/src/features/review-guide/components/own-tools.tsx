import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass, Section } from '@annuity-lantern/ui';

const tools = [
  { to: 'contract-check', words: 'Check your own contract' },
  { to: 'annuity-alert', words: 'See what a roll-up is worth' },
  { to: 'free-look', words: 'Just signed? Count your days' },
];

export function OwnTools() {
  return (
    <Section id="own-tools" heading="Rather look yourself?">
      {tools.map(({ to, words }) => (
        <RouteLink key={to} to={to} wrap="p" className={actionLinkClass()}>
          {words} <ArrowRight />
        </RouteLink>
      ))}
    </Section>
  );
}
