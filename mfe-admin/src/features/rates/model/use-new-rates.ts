import {
  type PutSheet,
  previewRateSheet,
  previewRestoredSheet,
  putRateSheet,
  type RateBatch,
  restoreRateSheet,
  type SheetPreview,
  type SheetUpload,
} from '@annuity-lantern/contracts/http';
import type { ApiError } from '@annuity-lantern/host-kit';
import type { FieldProblem } from '@annuity-lantern/ui';
import { useMemo } from 'react';
import { useChange } from '../../../change/use-change.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { explainFailure } from './explain-failure.ts';
import { problemsOf, type RateDraft, readDraft } from './rate-draft.ts';
import { useShowDesk } from './use-show-desk.ts';

/** What would be published: the file as it was when checked, or an earlier sheet. */
type NewRates = { readonly upload: SheetUpload } | { readonly earlier: RateBatch };

export interface CheckedRates {
  readonly rates: NewRates;
  readonly preview: SheetPreview;
}

type Task =
  | { readonly name: 'check'; readonly draft: RateDraft }
  | { readonly name: 'compare'; readonly earlier: RateBatch }
  | { readonly name: 'put'; readonly checked: CheckedRates; readonly force: boolean };

interface Result {
  readonly problems?: readonly FieldProblem[];
  readonly checked?: CheckedRates;
  readonly put?: PutSheet & { readonly count: number };
}

/** Checks and publishes new rates, one task at a time. `onPut` is called after they were published or sent for approval. */
export function useNewRates(onPut: () => void) {
  const { show, reread } = useShowDesk();
  const {
    start,
    busy,
    sent: task,
    answer,
    error,
    submittedAt,
    reset,
  } = useChange({
    send: perform,
    onSaved: async ({ put }) => {
      if (!put) return;
      await show(put.desk);
      onPut();
    },
    onFailed: ({ status }, { name }) => {
      if (name === 'put' || status === 404) reread();
    },
  });

  // Memoized because a new failure takes the focus.
  const failure = useMemo(() => error && explainFailure(error, task?.name === 'put' ? 'put' : 'check'), [error, task]);
  const problems = answer?.problems ?? (error && task?.name === 'check' ? problemsIn(error) : []);
  // The preview stays while it is being published, and when the answer was lost: publishing twice is safe.
  const stillChecked = task?.name === 'put' && !answer && !failure?.final ? task.checked : null;
  return {
    /** `check`, `put`, or the id of the earlier sheet being compared. */
    busy: busy && task ? (task.name === 'compare' ? task.earlier.id : task.name) : null,
    checked: answer?.checked ?? stillChecked,
    problems,
    failure: problems.length > 0 ? null : failure,
    /** The outcome of the last task, with its number of rates. */
    put: answer?.put ?? null,
    /** Changes whenever fields are refused. */
    attempt: problems.length > 0 ? submittedAt : 0,
    check: (draft: RateDraft) => start({ name: 'check', draft }),
    compare: (earlier: RateBatch) => start({ name: 'compare', earlier }),
    publish: (checked: CheckedRates, force: boolean) => start({ name: 'put', checked, force }),
    cancel: reset,
  };
}

async function perform(task: Task): Promise<Result> {
  if (task.name === 'check') {
    const read = await readDraft(task.draft);
    return 'problems' in read ? read : { checked: { rates: read, preview: await callAsStaff(previewRateSheet, { body: read.upload }) } };
  }
  if (task.name === 'compare') {
    const { earlier } = task;
    return {
      checked: { rates: { earlier }, preview: { compared: await callAsStaff(previewRestoredSheet, { params: { batch: earlier.id } }) } },
    };
  }
  const { rates, preview } = task.checked;
  if (!preview.compared) return {};
  const { revision, sheet } = preview.compared;
  const put =
    'upload' in rates
      ? await callAsStaff(putRateSheet, { body: { ...rates.upload, revision, force: task.force } })
      : await callAsStaff(restoreRateSheet, { params: { batch: rates.earlier.id }, body: { revision } });
  return { put: { ...put, count: sheet.count } };
}

function problemsIn({ wire }: ApiError): readonly FieldProblem[] {
  return problemsOf((wire?.errors ?? []).map(({ field, message }) => ({ path: [field], message })));
}
