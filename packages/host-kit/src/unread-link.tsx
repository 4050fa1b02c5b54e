import { joinClasses, Notice, screenOnly } from '@annuity-lantern/ui';

interface UnreadLinkProps {
  /** As the link has them: `age=abc`. */
  readonly parts: readonly string[];
  readonly className?: string | undefined;
}

const MOST_PARTS = 3;
const LONGEST_PART = 60;

/** Names what a link says that the page could not read. Renders nothing if it read everything. */
export function UnreadLink({ parts, className }: UnreadLinkProps) {
  if (parts.length === 0) return null;
  return (
    <Notice tone="straw" role="status" className={joinClasses(screenOnly, className)}>
      <p>{unreadWords(parts)}</p>
    </Notice>
  );
}

function unreadWords(parts: readonly string[]): string {
  const shown = parts.slice(0, MOST_PARTS).map((part) => part.replace(/[\p{Cc}\p{Cf}]+/gu, '').slice(0, LONGEST_PART));
  const others = parts.length > MOST_PARTS ? ` and ${parts.length - MOST_PARTS} more` : '';
  return `We couldn’t read part of your link: ${shown.join(', ')}${others}. Please check what you see here.`;
}

/** The values of a link that are not in the address that the page would write for what it read. An empty value says nothing. */
export function partsNotTaken(given: string, taken: string): string[] {
  const known = new URLSearchParams(taken.slice(1));
  return [...new URLSearchParams(given.slice(1))]
    .filter(([key, value]) => value !== '' && value !== 'all' && !known.has(key))
    .map(([key, value]) => `${key}=${value}`);
}
