import { type PutSheet, restoreRateSheet } from '@annuity-lantern/contracts/http';
import type { ApiError } from '@annuity-lantern/host-kit';
import { useChange } from '../../../change/use-change.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { explainFailure } from './explain-failure.ts';
import { useShowDesk } from './use-show-desk.ts';

interface UndoOutcome {
  readonly tone: 'leaf' | 'straw' | 'brick';
  readonly title: string;
  readonly text: string;
}

/** Takes the sheet in use back. `revision`: of the rates in use that the person sees. */
export function useUndo(revision: string) {
  const { show, reread } = useShowDesk();
  const { start, busy, answer, error } = useChange({
    send: (batch: string) => callAsStaff(restoreRateSheet, { params: { batch }, body: { revision } }),
    onSaved: ({ desk }) => show(desk),
    onFailed: reread,
  });
  return { busy, outcome: outcomeOf(answer, error), press: start };
}

function outcomeOf(data: PutSheet | undefined, error: ApiError | null): UndoOutcome | undefined {
  if (data?.outcome === 'online')
    return {
      tone: 'leaf',
      title: 'The rates from before are online again.',
      text: 'The site shows them within seconds; pages that are open, within five minutes.',
    };
  if (data) return { tone: 'leaf', title: 'The earlier sheet waits for approval.', text: 'Visitors see the rates in use until then.' };
  if (!error) return undefined;
  const { title, text, final } = explainFailure(error, 'undo');
  return { tone: final ? 'brick' : 'straw', title, text };
}
