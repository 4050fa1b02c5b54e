import { addLeadNote, type Endpoint } from '@annuity-lantern/contracts/http';

interface DeskKey {
  /** As in `KeyboardEvent.key`, in lower case. */
  readonly key: string;
  /** For the help. */
  readonly words: string;
}

/** Every single-character key of the desk. They move and open, and change nothing. They act only while the focus is in the list. */
export const deskKeys = {
  next: { key: 'j', words: 'Next request' },
  previous: { key: 'k', words: 'Previous request' },
  search: { key: '/', words: 'Search' },
  help: { key: '?', words: 'Show these keys' },
} as const satisfies Readonly<Record<string, DeskKey>>;

export type KeyName = keyof typeof deskKeys;

export const keysTitle = {
  list: 'In the list',
  request: 'In the open request',
  anywhere: 'Anywhere in this part',
} as const;

interface FixedKey {
  /** Pressed together, one after the other. */
  readonly keys: string;
  readonly where: keyof typeof keysTitle;
  readonly words: string;
  /** The API call behind the keys. Absent if every role may use them. */
  readonly call?: Endpoint;
}

/** Keys that are always on: they type no character. */
export const fixedKeys: readonly FixedKey[] = [
  { keys: 'Enter', where: 'list', words: 'Open the request' },
  { keys: 'Esc', where: 'request', words: 'Leave the note, or close the request' },
  { keys: 'Ctrl Enter', where: 'request', words: 'Save the note that you are writing', call: addLeadNote },
];

/** The action of a pressed key. Undefined for an unknown key. */
export function keyNamed(pressed: string): KeyName | undefined {
  const key = pressed.toLowerCase();
  return (Object.keys(deskKeys) as KeyName[]).find((name) => deskKeys[name].key === key);
}
