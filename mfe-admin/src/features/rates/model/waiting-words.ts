import type { ApiError } from '@annuity-lantern/host-kit';

export type Ending = 'approve' | 'turn-down' | 'withdraw';

export interface EndingOutcome {
  readonly tone: 'leaf' | 'straw' | 'brick';
  readonly title: string;
  readonly text: string;
}

/** The outcome of a sheet that waited for approval. */
export function endedWords(ending: Ending): EndingOutcome {
  const stay = 'Visitors go on seeing the rates in use.';
  if (ending === 'turn-down') return { tone: 'leaf', title: 'The sheet was turned down.', text: `${stay} The history has your reason.` };
  if (ending === 'withdraw') return { tone: 'leaf', title: 'Your sheet was withdrawn.', text: stay };
  return {
    tone: 'leaf',
    title: 'Approved: the sheet is online.',
    text: 'The site shows it within seconds; pages that are open, within five minutes.',
  };
}

/** Why a look or a decision failed, in words for the person who tried. */
export function explainEnding({ status, wire }: ApiError, tried: 'look' | Ending): EndingOutcome {
  if ((status === 403 || status === 404 || status === 400) && wire)
    return { tone: 'brick', title: tried === 'look' ? 'This sheet cannot be shown' : 'Nothing was changed', text: wire.message };
  if (tried === 'look')
    return {
      tone: 'straw',
      title: 'The changes could not be shown',
      text: 'The server did not answer. Nothing has changed: please try again.',
    };
  return {
    tone: 'straw',
    title: 'We do not know whether that was done',
    text: 'The server did not answer. If the sheet still waits here, press the button again.',
  };
}
