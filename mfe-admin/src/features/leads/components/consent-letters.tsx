import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { font, VisuallyHidden } from '@annuity-lantern/ui';
import type { Lead } from '../model/lead.ts';
import { consentWords } from '../model/lead-words.ts';
import styles from './consent-letters.module.css';

const letters = [
  ['automatedCalls', 'C'],
  ['texts', 'T'],
  ['email', 'E'],
] as const;

/**
 * C for calls, T for texts, E for e-mail; a dot for each that the visitor did not agree to or took back. A question mark in place of them
 * for a consent that counts as not given, because it cannot be proved.
 */
export function ConsentLetters({ lead }: { lead: Lead }) {
  const { channels } = effectiveConsent(lead);
  return (
    <>
      <span className={styles.letters} aria-hidden="true">
        {lead.consentDoubt ? (
          <span className={styles.given}>?</span>
        ) : (
          letters.map(([channel, letter]) => (
            <span key={channel} className={channels[channel] ? styles.given : font.quiet}>
              {channels[channel] ? letter : '·'}
            </span>
          ))
        )}
      </span>
      <VisuallyHidden>{lead.consentDoubt ? 'none, because it is in doubt' : consentWords(lead).agreed || 'none'}</VisuallyHidden>
    </>
  );
}
