import {
  addLeadNote,
  assignLeads,
  type CallOutcome,
  type Endpoint,
  logCall,
  type TransitionTarget,
  transitionLead,
} from '@annuity-lantern/contracts/http';

export interface DeskKey {
  /** As in `KeyboardEvent.key`, in lower case. */
  readonly key: string;
  readonly where: 'list' | 'request' | 'anywhere';
  /** For the help. */
  readonly words: string;
  /** The API call behind the key. Absent if every role may use the key. */
  readonly call?: Endpoint;
}

/** Several keys pressed together are written one after the other. */
type FixedKey = Omit<DeskKey, 'key'> & { readonly keys: string };

/** Every single-character key of the lead list. What handles them and the help read this table. */
export const deskKeys = {
  next: { key: 'j', where: 'list', words: 'Next request' },
  previous: { key: 'k', where: 'list', words: 'Previous request' },
  open: { key: 'o', where: 'list', words: 'Open the request' },
  panel: { key: 'l', where: 'list', words: 'Go to the open request, or back to its row' },
  select: { key: 'x', where: 'list', words: 'Select the request, or clear its selection', call: assignLeads },
  assign: { key: 'b', where: 'list', words: 'Go to the new owner of the selected requests', call: assignLeads },
  take: { key: 'a', where: 'request', words: 'Take the request', call: transitionLead },
  dial: { key: 'p', where: 'request', words: 'Call the visitor' },
  reached: { key: 'c', where: 'request', words: 'Reached by phone', call: logCall },
  noAnswer: { key: 'u', where: 'request', words: 'No answer', call: logCall },
  leftMessage: { key: 'v', where: 'request', words: 'Left a message', call: logCall },
  callBack: { key: 't', where: 'request', words: 'Call back on a day and time', call: logCall },
  wrongNumber: { key: 'w', where: 'request', words: 'Wrong number', call: logCall },
  scheduled: { key: 's', where: 'request', words: 'Call scheduled', call: transitionLead },
  closed: { key: 'd', where: 'request', words: 'Close the request: done', call: transitionLead },
  disqualified: { key: 'f', where: 'request', words: 'Not a fit', call: transitionLead },
  reopened: { key: 'g', where: 'request', words: 'Open the request again', call: transitionLead },
  undo: { key: 'z', where: 'request', words: 'Undo “Close” or “Not a fit”, for 10 seconds', call: transitionLead },
  note: { key: 'n', where: 'request', words: 'Write a note', call: addLeadNote },
  nextRequest: { key: 'e', where: 'request', words: 'Save the note that you wrote, and open the next request' },
  search: { key: '/', where: 'anywhere', words: 'Search' },
  refresh: { key: 'r', where: 'anywhere', words: 'Read everything again' },
  help: { key: '?', where: 'anywhere', words: 'Show these keys' },
} as const satisfies Readonly<Record<string, DeskKey>>;

export type KeyName = keyof typeof deskKeys;

/** The key of each step of a request. `contacted` is an outcome of a call. */
export const stepKeys = {
  assigned: 'take',
  scheduled: 'scheduled',
  closed: 'closed',
  disqualified: 'disqualified',
  reopened: 'reopened',
} as const satisfies Record<Exclude<TransitionTarget, 'contacted'>, KeyName>;

/** The key of each outcome of a call. */
export const outcomeKeys = {
  reached: 'reached',
  no_answer: 'noAnswer',
  left_message: 'leftMessage',
  call_back: 'callBack',
  wrong_number: 'wrongNumber',
} as const satisfies Record<CallOutcome, KeyName>;

/** Keys that are always on: they type no character. */
export const fixedKeys: readonly FixedKey[] = [
  { keys: 'Enter', where: 'list', words: 'Open the request' },
  { keys: 'Esc', where: 'request', words: 'Leave the note, or close the request' },
  { keys: 'Ctrl Enter', where: 'request', words: 'Save the note that you are writing', call: addLeadNote },
];

export const keysTitle = { list: 'In the list', request: 'In the open request', anywhere: 'Anywhere' } as const satisfies Record<
  DeskKey['where'],
  string
>;

/** The action of a pressed key. Undefined for an unknown key. */
export function keyNamed(pressed: string): KeyName | undefined {
  const key = pressed.toLowerCase();
  return (Object.keys(deskKeys) as KeyName[]).find((name) => deskKeys[name].key === key);
}
