import { approveRateSheet, listRateSheets, putRateSheet, readRateDesk, restoreRateSheet } from '@annuity-lantern/contracts/http';
import { font, joinClasses, Notice, stack } from '@annuity-lantern/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { usePagedList } from '../../../paged-list/use-paged-list.ts';
import { PartHeader, type PartProps } from '../../../part-header/part-header.tsx';
import { PartSection } from '../../../part-section/part-section.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';
import { ReadState } from '../../../read-state/read-state.tsx';
import look from '../../../shared-styles/desk.module.css';
import { emptyDraft, type RateDraft } from '../model/rate-draft.ts';
import { counted } from '../model/rate-words.ts';
import { useNewRates } from '../model/use-new-rates.ts';
import { RatesInUse } from './rates-in-use.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetHistory } from './sheet-history.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { WaitingSheets } from './waiting-sheets.tsx';

/** The rates that visitors see: which sheet is in use, which ones wait for approval, publishing a new one, and going back to an earlier one. */
export function RateDesk({ heading }: PartProps) {
  const read = useQuery({
    queryKey: queryKeys.rates,
    queryFn: ({ signal }) => callAsStaff(readRateDesk, {}, { signal }),
    refetchOnMount: 'always',
  });
  const { data: desk, isFetching: reading } = read;
  const failed = hasFailed(read);
  const history = usePagedList({
    queryKey: queryKeys.rateHistory,
    callList: (query, options) => callAsStaff(listRateSheets, { query }, options),
    keyOf: ({ id }) => id,
  });
  const refresh = () => {
    void read.refetch();
    history.refresh();
  };
  const now = useNow(15_000);
  const mayPublish = useMayCall(putRateSheet);
  const mayRestore = useMayCall(restoreRateSheet);
  const mayDecide = useMayCall(approveRateSheet);
  const client = useQueryClient();
  const { data: draft = emptyDraft } = useQuery<RateDraft>({ queryKey: queryKeys.rateDraft, queryFn: skipToken });
  const setDraft = (changed: RateDraft) => void client.setQueryData<RateDraft>(queryKeys.rateDraft, changed);
  const rates = useNewRates(() => setDraft({ ...emptyDraft, source: draft.source }));
  const { busy, checked, failure, put } = rates;
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button was removed, or is far from the outcome.
    if (checked !== null || failure !== null || put !== null) outcome.current?.focus();
  }, [checked, failure, put]);

  const changeDraft = (changed: RateDraft) => {
    setDraft(changed);
    // The preview no longer matches the form. One that is being put online stays, so that its outcome is shown.
    if (busy === null && checked !== null && 'upload' in checked.rates) rates.cancel();
  };
  return (
    <>
      <PartHeader reading={reading} onRefresh={refresh} heading={heading} />
      <div className={look.parts}>
        {desk && <WaitingSheets sheets={desk.waiting} now={now} mayDecide={mayDecide} />}
        <PartSection id="rates-in-use" title="In use">
          <ReadState
            answer={desk}
            failed={failed}
            reading={reading}
            loading={{ lines: 3, label: 'Loading which rates are in use' }}
            unread={{
              title: 'Which rates are in use could not be read',
              text: 'Visitors still see their rates. Only this page got no answer.',
            }}
            stale={{ title: 'This could not be read again' }}
            onRetry={refresh}
          >
            {({ inUse, undo }) =>
              inUse ? (
                <RatesInUse batch={inUse} now={now} undo={mayRestore ? undo : undefined} />
              ) : (
                <p className={font.quiet}>No rates are online yet. Visitors see an empty list.</p>
              )
            }
          </ReadState>
        </PartSection>
        {mayPublish && (
          <PartSection id="rates-new" title="Put new rates online">
            <SheetForm
              draft={draft}
              onDraft={changeDraft}
              problems={rates.problems}
              attempt={rates.attempt}
              busy={busy === 'check'}
              onCheck={() => rates.check(draft)}
            />
          </PartSection>
        )}
        <div ref={outcome} tabIndex={-1} className={joinClasses(stack[16], look.unlessEmpty)}>
          {failure && (
            <Notice tone={failure.final ? 'brick' : 'straw'} role="alert" title={failure.title}>
              <p>{failure.text}</p>
            </Notice>
          )}
          {put?.outcome === 'online' && put.desk.revision === desk?.revision && (
            <Notice tone="leaf" role="status" title={`${counted(put.count, 'rate is', 'rates are')} online.`}>
              <p>The site shows them within seconds; pages that are open, within five minutes.</p>
            </Notice>
          )}
          {put?.outcome === 'waiting' && desk?.waiting.some(({ own }) => own) && (
            <Notice tone="leaf" role="status" title="The sheet waits for approval.">
              <p>Visitors see the rates in use until a second manager approves it. You see it at the top of this page.</p>
            </Notice>
          )}
          {checked && (
            <SheetPreview
              checked={checked}
              busy={busy === 'put'}
              onPut={(force) => rates.publish(checked, force)}
              onCancel={rates.cancel}
            />
          )}
        </div>
        <SheetHistory list={history} now={now} busy={busy} onCompare={mayRestore ? rates.compare : undefined} />
      </div>
    </>
  );
}
