import { approveRateSheet, listRateSheets, putRateSheet, readRateDesk, restoreRateSheet } from '@annuity-lantern/contracts/http';
import { ErrorState, GreekLines, Notice } from '@annuity-lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DeskBar, type PartProps } from '../../../desk-bar/desk-bar.tsx';
import { useNow } from '../../../moments/use-now.ts';
import { usePagedList } from '../../../paged-list/use-paged-list.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';
import { emptyDraft, type RateDraft } from '../model/rate-draft.ts';
import { counted } from '../model/rate-words.ts';
import { useNewRates } from '../model/use-new-rates.ts';
import styles from './rate-desk.module.css';
import { RatesInUse } from './rates-in-use.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetHistory } from './sheet-history.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { WaitingSheets } from './waiting-sheets.tsx';

/** The rates that visitors see: which sheet is in use, which ones wait for approval, publishing a new one, and going back to an earlier one. */
export function RateDesk({ head }: PartProps) {
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
  const [draft, setDraft] = useState(emptyDraft);
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
  const current = desk?.inUse;
  return (
    <>
      <DeskBar reading={reading} onRefresh={refresh} head={head} />
      <div className={styles.parts}>
        {desk && <WaitingSheets sheets={desk.waiting} now={now} mayDecide={mayDecide} />}
        <section className={styles.section} aria-labelledby="rates-in-use">
          <PartTitle id="rates-in-use">In use</PartTitle>
          {!desk && !failed && <GreekLines lines={3} label="Loading which rates are in use" />}
          {!desk && failed && (
            <ErrorState
              title="Which rates are in use could not be read"
              text="Visitors still see their rates, only this page did not get its answer."
              busy={reading}
              onRetry={refresh}
            />
          )}
          {desk && failed && (
            <Notice tone="straw" role="status" title="This could not be read again">
              <p>What you see may be old. Press Refresh Data to try again.</p>
            </Notice>
          )}
          {desk && !current && <p className={styles.quiet}>No rates are online yet. Visitors see an empty list.</p>}
          {current && <RatesInUse batch={current} now={now} undo={mayRestore ? desk?.undo : undefined} />}
        </section>
        {mayPublish && (
          <section className={styles.section} aria-labelledby="rates-new">
            <PartTitle id="rates-new">Put new rates online</PartTitle>
            <SheetForm
              draft={draft}
              onDraft={changeDraft}
              problems={rates.problems}
              attempt={rates.attempt}
              busy={busy === 'check'}
              onCheck={() => rates.check(draft)}
            />
          </section>
        )}
        <div ref={outcome} tabIndex={-1} className={styles.outcome}>
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
