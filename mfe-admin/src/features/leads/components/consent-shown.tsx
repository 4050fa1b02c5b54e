import { Disclosure } from '@annuity-lantern/ui';
import type { Lead } from '../model/lead.ts';
import { shownConsents } from '../model/lead-words.ts';
import styles from './consent-shown.module.css';

/** The words that this visitor read beside each box, with the choice: the proof of a consent. */
export function ConsentShown({ consent }: { readonly consent: NonNullable<Lead['consent']> }) {
  const shown = shownConsents(consent);
  return (
    <Disclosure label={`Words the visitor read (version ${consent.textVersion})`}>
      {shown ? (
        <ul className={styles.boxes}>
          {shown.map(({ box, chosen, words }) => (
            <li key={box} className={styles.box}>
              <strong>{chosen ? 'Checked' : 'Not checked'}:</strong> “{words}”
            </li>
          ))}
        </ul>
      ) : (
        <p>This release of the desk does not know that version.</p>
      )}
    </Disclosure>
  );
}
