import type { RateBatch, RateDesk, SheetPreview, SheetUpload } from '@annuity-lantern/contracts/http';
import { ApiError } from '@annuity-lantern/host-kit';
import type { FieldProblem } from '@annuity-lantern/ui';
import { useRef, useState } from 'react';
import { previewRestored, previewSheet, putSheet, restoreSheet } from '../api/rate-desk.ts';
import { explainFailure, type RateFailure } from './explain-failure.ts';
import type { RateDraft } from './rate-draft.ts';
import { problemsOf, readDraft } from './read-draft.ts';

/** What would be put online: a file as it was when it was checked, or an earlier sheet. */
export type NewRates = { readonly upload: SheetUpload } | { readonly earlier: RateBatch };

export interface CheckedRates {
  readonly rates: NewRates;
  readonly preview: SheetPreview;
}

interface Options {
  readonly onOnline: (desk: RateDesk) => void;
  /** Called when what is shown as in use may be old. */
  readonly onOutdated: () => void;
  readonly onSessionEnded: () => void;
}

interface State {
  /** `check`, `put`, or the id of the earlier sheet that is being compared. */
  readonly busy: string | null;
  readonly checked: CheckedRates | null;
  readonly problems: readonly FieldProblem[];
  readonly failure: RateFailure | null;
  /** How many rates were put online last. */
  readonly online: number | null;
  /** Counts how often fields were refused. */
  readonly attempt: number;
}

const nothing = { busy: null, checked: null, problems: [], failure: null, online: null } as const;

/** Checks new rates and puts them online, one call at a time: a second press while one is on its way does nothing. */
export function useNewRates({ onOnline, onOutdated, onSessionEnded }: Options) {
  const [state, setState] = useState<State>({ ...nothing, attempt: 0 });
  const running = useRef(false);
  const change = (changes: Partial<State>) => setState((before) => ({ ...before, ...changes }));

  const run = async (busy: string, work: () => Promise<Partial<State>>, onFailure: (error: ApiError) => Partial<State>) => {
    if (running.current) return;
    running.current = true;
    setState((before) => ({ ...nothing, checked: busy === 'put' ? before.checked : null, busy, attempt: before.attempt }));
    try {
      change({ ...(await work()), busy: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) onSessionEnded();
      else change({ ...onFailure(error), busy: null });
    } finally {
      running.current = false;
    }
  };

  const refused = (problems: readonly FieldProblem[]) => ({ problems, attempt: state.attempt + 1 });
  const check = (draft: RateDraft) =>
    run(
      'check',
      async () => {
        const read = await readDraft(draft);
        if ('problems' in read) return refused(read.problems);
        return { checked: { rates: read, preview: await previewSheet(read.upload) } };
      },
      (error) => {
        const problems = problemsOf((error.wire?.errors ?? []).map(({ field, message }) => ({ path: [field], message })));
        return problems.length > 0 ? refused(problems) : { failure: explainFailure(error, 'check') };
      },
    );

  const compare = (earlier: RateBatch) =>
    run(
      earlier.id,
      async () => ({ checked: { rates: { earlier }, preview: { compared: await previewRestored(earlier.id) } } }),
      (error) => {
        if (error.status === 404) onOutdated();
        return { failure: explainFailure(error, 'check') };
      },
    );

  const put = (force: boolean) => {
    const { checked } = state;
    if (!checked?.preview.compared) return Promise.resolve();
    const { rates } = checked;
    const { revision, sheet } = checked.preview.compared;
    return run(
      'put',
      async () => {
        const desk = 'upload' in rates ? await putSheet(rates.upload, revision, force) : await restoreSheet(rates.earlier.id, revision);
        onOnline(desk);
        return { checked: null, online: sheet.count };
      },
      (error) => {
        onOutdated();
        const failure = explainFailure(error, 'put');
        // What was compared is not true any more, or will be refused again; after a lost answer a second press is safe.
        return { failure, checked: failure.final ? null : checked };
      },
    );
  };

  const cancel = () => change({ ...nothing });
  return { ...state, check, compare, put, cancel };
}
