import { font, joinClasses, parted, Section } from '@annuity-lantern/ui';

const promises = [
  'You pay nothing, before or after.',
  'You won’t be asked to decide anything on the call. Keeping what you own can be the right answer.',
  'You don’t need any paperwork to start. Have your latest statement at hand when we call.',
  'Say so at any time, and we stop contacting you.',
];

export function NoObligation() {
  return (
    <Section id="no-obligation" tone="sunk" heading="No obligation" side={<p>A review is a conversation, not a sale.</p>}>
      <ul className={joinClasses(font.quote, font.measure, parted[12])}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </Section>
  );
}
