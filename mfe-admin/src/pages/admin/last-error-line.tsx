import { font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { timeWords } from '../../dates-and-times/time-words.ts';
import { useLastError } from '../../queries/last-error.ts';

/** For the person who asks an operator about an error. Its own notice says what failed, and may be gone by then. */
export function LastErrorLine() {
  const { reference, at } = useLastError();
  if (!reference) return null;
  return (
    <p className={joinClasses(screenOnly, font.quiet)}>
      <span>{`Last error of the server: ${timeWords(at)} If you report it, give this error reference: `}</span>
      <code>{reference}</code>
    </p>
  );
}
