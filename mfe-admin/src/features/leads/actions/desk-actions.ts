import type { CallOutcome, TransitionTarget } from '@annuity-lantern/contracts/http';

interface DeskAction {
  readonly words: string;
  /** It opens a form, and changes nothing by itself. */
  readonly asks?: true;
  /** Other words that people type for it. */
  readonly also?: string;
  /** On a line of its own, away from a slip of the finger. */
  readonly isApart?: true;
}

/** The step of each status. `contacted` is an outcome of a call. */
export type Step = Exclude<TransitionTarget, 'contacted'>;

/** What people do with the open request, in the order of the command menu. Each row has a button (`DeskButton`), which the menu presses. */
export const deskActions = {
  dial: { words: 'Call', also: 'phone dial' },
  assigned: { words: 'Take', also: 'mine own' },
  reached: { words: 'Reached', also: 'spoke' },
  no_answer: { words: 'No answer' },
  left_message: { words: 'Left a message', also: 'voicemail' },
  call_back: { words: 'Call back on...', asks: true, also: 'later callback' },
  wrong_number: { words: 'Wrong number', asks: true },
  scheduled: { words: 'Call scheduled', asks: true, also: 'appointment schedule' },
  give: { words: 'Give to', asks: true, also: 'hand over owner assign' },
  disqualified: { words: 'Not a fit', asks: true },
  closed: { words: 'Close', asks: true, also: 'done end' },
  reopened: { words: 'Open again', also: 'reopen' },
  undo: { words: 'Undo' },
  note: { words: 'Write a note', also: 'new comment' },
  saveNote: { words: 'Save the note', also: 'new comment' },
  next: { words: 'Next request' },
  stop: { words: 'They said stop', asks: true, isApart: true, also: 'no calls do not call' },
} as const satisfies Readonly<Record<CallOutcome | Step, DeskAction>> & Readonly<Record<string, DeskAction>>;

export type ActionName = keyof typeof deskActions;

/** The words of the menu: `Close...` asks something first. */
export function actionWords(name: ActionName): string {
  const { words, asks }: DeskAction = deskActions[name];
  return asks && !words.endsWith('...') ? `${words}...` : words;
}

/** The actions whose words, or others for them, begin with each typed word: the ones with their own words first. */
export function findActions<Offer extends { readonly name: ActionName; readonly words: string }>(
  offers: readonly Offer[],
  typed: string,
): readonly Offer[] {
  const asked = wordsOf(typed);
  const rankOf = ({ name, words }: Offer) => {
    const { also = '' }: DeskAction = deskActions[name];
    if (beginWith(wordsOf(words), asked)) return 0;
    return beginWith(wordsOf(`${words} ${also}`), asked) ? 1 : 2;
  };
  return offers
    .map((offer) => ({ offer, rank: rankOf(offer) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ offer }) => offer);
}

export function isApart(name: ActionName): boolean {
  const action: DeskAction = deskActions[name];
  return action.isApart === true;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function beginWith(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((each) => words.some((word) => word.startsWith(each)));
}
