import type { StaffRole, TransitionTarget } from '@annuity-lantern/contracts/http';

interface DeskKey {
  /** As in `KeyboardEvent.key`, in lower case. */
  readonly key: string;
  readonly where: 'list' | 'request' | 'anywhere';
  /** For the help. */
  readonly words: string;
  /** The least role that can use it; absent for everyone. */
  readonly least?: StaffRole;
}

/** Every single-character key of the lead list. What handles them and the help read this table. */
export const deskKeys = {
  next: { key: 'j', where: 'list', words: 'Next request' },
  previous: { key: 'k', where: 'list', words: 'Previous request' },
  open: { key: 'o', where: 'list', words: 'Open the request' },
  select: { key: 'x', where: 'list', words: 'Select the request, or clear its selection', least: 'manager' },
  assign: { key: 'b', where: 'list', words: 'Go to the new owner of the selected requests', least: 'manager' },
  take: { key: 'a', where: 'request', words: 'Take the request', least: 'agent' },
  contacted: { key: 'c', where: 'request', words: 'Reached by phone', least: 'agent' },
  scheduled: { key: 's', where: 'request', words: 'Call scheduled', least: 'agent' },
  closed: { key: 'd', where: 'request', words: 'Close the request: done', least: 'agent' },
  disqualified: { key: 'f', where: 'request', words: 'Not a fit', least: 'agent' },
  reopened: { key: 'g', where: 'request', words: 'Open the request again', least: 'agent' },
  note: { key: 'n', where: 'request', words: 'Write a note', least: 'agent' },
  nextRequest: { key: 'e', where: 'request', words: 'Save the note that you wrote, and open the next request' },
  search: { key: '/', where: 'anywhere', words: 'Search' },
  refresh: { key: 'r', where: 'anywhere', words: 'Read everything again' },
  help: { key: '?', where: 'anywhere', words: 'Show these keys' },
} as const satisfies Readonly<Record<string, DeskKey>>;

export type KeyName = keyof typeof deskKeys;

/** The key of each step of a request. */
export const stepKeys = {
  assigned: 'take',
  contacted: 'contacted',
  scheduled: 'scheduled',
  closed: 'closed',
  disqualified: 'disqualified',
  reopened: 'reopened',
} as const satisfies Record<TransitionTarget, KeyName>;

/** Keys that are always on: they type no character. */
export const fixedKeys = [
  { keys: 'Enter', where: 'list', words: 'Open the request', least: 'viewer' },
  { keys: 'Esc', where: 'request', words: 'Leave the note, or close the request', least: 'viewer' },
  { keys: 'Ctrl Enter', where: 'request', words: 'Save the note that you are writing', least: 'agent' },
] as const;

export const keysTitle = { list: 'In the list', request: 'In the open request', anywhere: 'Anywhere' } as const satisfies Record<
  DeskKey['where'],
  string
>;

/** What a pressed key means; undefined for a key of no meaning. */
export function keyNamed(pressed: string): KeyName | undefined {
  const key = pressed.toLowerCase();
  return (Object.keys(deskKeys) as KeyName[]).find((name) => deskKeys[name].key === key);
}
