import { Disclosure, stack } from '@annuity-lantern/ui';
import type { Lead } from '../model/lead.ts';
import { shownConsents } from '../model/lead-words.ts';

/** The words that this visitor read beside each box, with the choice: the proof of a consent. */
export function ConsentShown({ consent }: { readonly consent: NonNullable<Lead['consent']> }) {
  const shown = shownConsents(consent);
  return (
    <Disclosure label={`Words the visitor read (version ${consent.textVersion})`}>
      {shown ? (
        <ul className={stack[8]}>
          {shown.map(({ box, chosen, words }) => (
            <li key={box}>
              <strong>{`${chosen ? 'Checked' : 'Not checked'}:`}</strong> <span>{`“${words}”`}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>This release of the desk does not know that version.</p>
      )}
    </Disclosure>
  );
}
