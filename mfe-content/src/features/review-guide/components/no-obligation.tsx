import { Section } from '@annuity-lantern/ui';
import styles from './review-guide.module.css';

const promises = [
  'You pay nothing, before or after.',
  'You decide nothing in the call. Keeping what you own can be the right answer.',
  'You need no papers to ask. Have your latest statement at hand when we call.',
  'Say so at any time, and we stop contacting you.',
];

export function NoObligation() {
  return (
    <Section id="no-obligation" tone="sunk" heading="No obligation" side={<p>A review is a conversation, not a sale.</p>}>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </Section>
  );
}
