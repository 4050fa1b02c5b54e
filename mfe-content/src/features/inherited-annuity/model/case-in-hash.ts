import { toIso } from '@annuity-lantern/domain/calendar-day';
import { entryOfIso, readDate } from '../../../dates/read-date.ts';
import type { Entries } from './entries.ts';
import { accountOf, heirOf } from './read-case.ts';

/** Longest fragment that is read at all: every link of ours is shorter. */
const LONGEST = 80;

/** `#who=person&account=pretax&died=2026-03-10`, each part once it is known. */
export function writeCaseHash(entries: Entries): string {
  const { date } = readDate(entries);
  const parts = new URLSearchParams({
    ...(entries.who ? { who: entries.who } : {}),
    ...(entries.account ? { account: entries.account } : {}),
    ...(date ? { died: toIso(date) } : {}),
  });
  return parts.size === 0 ? '' : `#${parts}`;
}

/** The entries that a link carries, each only if the page could have written it. Empty for any other `#...`. */
export function readCaseHash(hash: string): Partial<Entries> {
  const given = new URLSearchParams(hash.slice(1, LONGEST));
  const who = heirOf(given.get('who') ?? '');
  const account = accountOf(given.get('account') ?? '');
  return { ...(who && { who }), ...(account && { account }), ...entryOfIso(given.get('died') ?? '') };
}
