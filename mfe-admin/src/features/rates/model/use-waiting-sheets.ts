import {
  approveRateSheet,
  type ComparedSheet,
  previewWaitingSheet,
  type RateDesk,
  turnDownRateSheet,
  type WaitingSheet,
  withdrawRateSheet,
} from '@annuity-lantern/contracts/http';
import { ApiError } from '@annuity-lantern/host-kit';
import { useState } from 'react';
import { useChange } from '../../../change/use-change.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useShowDesk } from './use-show-desk.ts';
import { type Ending, type EndingOutcome, endedWords, explainEnding } from './waiting-words.ts';

interface Looked {
  readonly id: string;
  readonly compared: ComparedSheet;
}

type Task =
  | { readonly name: 'look'; readonly sheet: WaitingSheet }
  | { readonly name: 'approve'; readonly sheet: WaitingSheet; readonly compared: ComparedSheet }
  | { readonly name: 'turn-down'; readonly sheet: WaitingSheet; readonly reason: string }
  | { readonly name: 'withdraw'; readonly sheet: WaitingSheet };

interface Result {
  readonly looked?: Looked;
  /** The rates in use changed since the look before. */
  readonly isRenewed?: boolean;
  readonly desk?: RateDesk;
}

/** Looks at the sheets that wait and decides on them, one task at a time. */
export function useWaitingSheets() {
  const { show, reread } = useShowDesk();
  // Stays while the sheet is decided on, and when that fails.
  const [looked, setLooked] = useState<Looked | null>(null);
  const {
    start,
    busy,
    sent: task,
    answer,
    error,
    reset,
  } = useChange({
    send: perform,
    onSaved: async ({ desk, isRenewed, looked: seen = null }) => {
      setLooked(seen);
      if (desk) await show(desk);
      if (isRenewed) reread();
    },
    onFailed: reread,
  });
  return {
    /** The running task and the sheet that it is about. */
    busy: busy && task ? { name: task.name, id: task.sheet.id } : null,
    looked,
    outcome: outcomeOf(task, answer, error),
    look: (sheet: WaitingSheet) => start({ name: 'look', sheet }),
    approve: (sheet: WaitingSheet, compared: ComparedSheet) => start({ name: 'approve', sheet, compared }),
    turnDown: (sheet: WaitingSheet, reason: string) => start({ name: 'turn-down', sheet, reason }),
    withdraw: (sheet: WaitingSheet) => start({ name: 'withdraw', sheet }),
    close: () => {
      setLooked(null);
      reset();
    },
  };
}

export type WaitingSheets = ReturnType<typeof useWaitingSheets>;

function outcomeOf(task: Task | undefined, data: Result | undefined, error: ApiError | null): EndingOutcome | null {
  if (task && error) return explainEnding(error, task.name);
  if (data?.isRenewed)
    return {
      tone: 'straw',
      title: 'Someone changed the rates meanwhile',
      text: 'Nothing was approved. This is what the sheet would change now.',
    };
  return task && task.name !== 'look' && data?.desk ? endedWords(task.name as Ending) : null;
}

async function perform(task: Task): Promise<Result> {
  const params = { batch: task.sheet.id };
  const look = async (): Promise<Looked> => ({ id: task.sheet.id, compared: await callAsStaff(previewWaitingSheet, { params }) });
  if (task.name === 'look') return { looked: await look() };
  if (task.name === 'turn-down') return { desk: await callAsStaff(turnDownRateSheet, { params, body: { reason: task.reason } }) };
  if (task.name === 'withdraw') return { desk: await callAsStaff(withdrawRateSheet, { params, body: {} }) };
  try {
    const { revision } = task.compared;
    return { desk: (await callAsStaff(approveRateSheet, { params, body: { revision } })).desk };
  } catch (error) {
    if (!(error instanceof ApiError) || error.wire?.code !== 'rates_changed') throw error;
    return { looked: await look(), isRenewed: true };
  }
}
