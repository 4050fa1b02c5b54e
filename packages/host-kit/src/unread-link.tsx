import { joinClasses, Notice, screenOnly } from '@annuity-lantern/ui';

interface UnreadLinkProps {
  /** As the link has them: `age=abc`. */
  readonly parts: readonly string[];
  /** Names that the list of the page does not have, such as a carrier. */
  readonly gone?: readonly string[];
  readonly className?: string | undefined;
}

const MOST_PARTS = 3;
const LONGEST_PART = 60;

/** Names what a link says that the page could not read or does not have. Renders nothing if it took everything. */
export function UnreadLink({ parts, gone = [], className }: UnreadLinkProps) {
  if (parts.length + gone.length === 0) return null;
  return (
    <Notice tone="straw" role="status" className={joinClasses(screenOnly, className)}>
      {parts.length > 0 && <p>{`We couldn’t read part of your link: ${listOf(parts)}. Please check what you see here.`}</p>}
      {gone.length > 0 && <p>{`Your link names ${listOf(gone)}. We don’t have that in our list now.`}</p>}
    </Notice>
  );
}

function listOf(parts: readonly string[]): string {
  const shown = parts.slice(0, MOST_PARTS).map((part) => part.replace(/[\p{Cc}\p{Cf}]+/gu, '').slice(0, LONGEST_PART));
  const others = parts.length > MOST_PARTS ? ` and ${parts.length - MOST_PARTS} more` : '';
  return shown.join(', ') + others;
}

/** The values of a link that are not in the address that the page would write for what it read. An empty value says nothing. */
export function partsNotTaken(given: string, taken: string): string[] {
  const known = new URLSearchParams(taken.slice(1));
  return [...new URLSearchParams(given.slice(1))]
    .filter(([key, value]) => value !== '' && value !== 'all' && !known.has(key))
    .map(([key, value]) => `${key}=${value}`);
}
