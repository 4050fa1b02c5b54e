import { useSite } from '@annuity-lantern/host-kit';
import { whoCalls } from '@annuity-lantern/site/who-calls';
import { font, joinClasses, parted, Section } from '@annuity-lantern/ui';

const promises = [
  'You pay nothing, before or after.',
  'You won’t be asked to decide anything on the call. Keeping what you own can be the right answer.',
  'You don’t need any paperwork to start. Have your latest statement at hand when we call.',
  'Say so at any time, and we stop contacting you.',
];

export function NoObligation() {
  const caller = whoCalls(useSite());
  return (
    <Section
      id="no-obligation"
      tone="sunk"
      heading="No obligation"
      side={<p>{`The person who calls is ${caller}. You don’t have to buy anything.`}</p>}
    >
      <ul className={joinClasses(font.quote, font.measure, parted[12])}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </Section>
  );
}
