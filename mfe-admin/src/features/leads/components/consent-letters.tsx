import { VisuallyHidden } from '@annuity-lantern/ui';
import type { Lead } from '../model/lead.ts';
import { consentWords } from '../model/lead-words.ts';
import styles from './consent-letters.module.css';

const letters = [
  ['automatedCalls', 'C'],
  ['texts', 'T'],
  ['email', 'E'],
] as const;

/** C for calls, T for texts, E for e-mail; a dot for each that the visitor did not agree to. */
export function ConsentLetters({ lead }: { lead: Lead }) {
  return (
    <>
      <span className={styles.letters} aria-hidden="true">
        {letters.map(([channel, letter]) => (
          <span key={channel} className={lead.consent?.channels[channel] ? styles.given : styles.none}>
            {lead.consent?.channels[channel] ? letter : '·'}
          </span>
        ))}
      </span>
      <VisuallyHidden>{consentWords(lead).agreed || 'none'}</VisuallyHidden>
    </>
  );
}
