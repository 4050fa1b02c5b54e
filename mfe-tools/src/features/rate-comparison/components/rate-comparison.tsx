import { withErrorReference } from '@annuity-lantern/contracts/error-reference';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import { filtersSet, findRates, loosenings } from '@annuity-lantern/domain/rate-filter';
import { indexRates } from '@annuity-lantern/domain/rate-index';
import { rateInsights } from '@annuity-lantern/domain/rate-insights';
import type { StateChoice } from '@annuity-lantern/domain/sold-in';
import { useLive, usePlace, useToday } from '@annuity-lantern/host-kit';
import { OrCall } from '@annuity-lantern/host-kit/or-call';
import { partsNotTaken, UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { above, across, Button, EmptyState, ErrorState, joinClasses, screenOnly, VisuallyHidden } from '@annuity-lantern/ui';
import { usePrinting } from '@annuity-lantern/ui/printing';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import tools from '../../../shared-styles/tools.module.css';
import { useRates } from '../api/use-rates.ts';
import { firstView, goneCarriers, type RateView, settleView, writeView } from '../model/rate-view.ts';
import { count } from '../model/say-dates.ts';
import { FlaggedBar } from './flagged-bar.tsx';
import { ListBar } from './list-bar.tsx';
import { LoosenFilters } from './loosen-filters.tsx';
import { MarketInsights } from './market-insights.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { PrintSheet } from './print-sheet.tsx';
import styles from './rate-comparison.module.css';
import { RateFilters } from './rate-filters.tsx';
import { RateList } from './rate-list.tsx';
import { RatePlaceholders } from './rate-placeholders.tsx';
import results from './rate-results.module.css';
import { ResultHead } from './result-head.tsx';
import { useFlags } from './use-flags.ts';
import { type Control, useRateView } from './use-rate-view.ts';

const none: readonly RateRecord[] = [];

interface RateComparisonProps {
  /** Where the visitor lives: a filter that other parts of the page share. */
  readonly state: StateChoice;
  readonly onState: (state: StateChoice) => void;
}

/** The whole tool: the market, the filters and the matching rates. */
export const RateComparison = memo(function RateComparison({ state, onState }: RateComparisonProps) {
  const { rates, isPending, isFetching, error, refetch, outdatedSince } = useRates();
  const { view: inAddress, texts, changed, change: changeView } = useRateView();
  const wanted = useMemo(() => ({ ...inAddress, state }), [inAddress, state]);
  const { flags, flagged, last, flag, clear } = useFlags(rates ?? none);
  const { search } = usePlace();
  const ready = useLive();
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  const index = useMemo(() => indexRates(rates ?? none), [rates]);
  const insights = useMemo(() => rateInsights(rates ?? none), [rates]);
  const view = useMemo(() => (rates ? settleView(wanted, index.carriers) : wanted), [rates, wanted, index]);
  // The fields answer at once; the rows follow at a lower priority.
  const shown = useDeferredValue(view);
  const found = useMemo(() => findRates(index, shown, shown.sort), [index, shown]);
  const loose = useMemo(() => (found.length === 0 ? loosenings(index, shown) : []), [index, shown, found]);
  const unread = changed ? [] : partsNotTaken(search, writeView(wanted));
  const gone = changed || !rates ? [] : goneCarriers(wanted, index.carriers);
  const today = useToday();
  const listed = Math.min(shown.listed, found.length);

  const change = useCallback<typeof changeView>(
    ({ state: chosen, ...part }, by, typed) => {
      if (chosen !== undefined && chosen !== state) onState(chosen);
      changeView(part, by, typed);
    },
    [changeView, state, onState],
  );
  const showMore = useCallback((more: number) => change({ listed: more }, 'listed'), [change]);

  function loosen(part: Partial<RateView>, by: Control) {
    change(part, by);
    // This removes the pressed button, so focus moves first.
    document.getElementById('rates-found')?.focus();
  }

  return (
    <>
      {(rates || isPending) && <MarketInsights insights={rates && insights} />}
      <div className={joinClasses(screenOnly, tools.columns, styles.columns)}>
        <ListBar view={view} found={found.length} total={rates?.length ?? 0} ready={ready} open={open} onToggle={() => setOpen(!open)} />
        <RateFilters view={view} texts={texts} carriers={index.carriers} terms={index.terms} ready={ready} open={open} change={change} />
        <section aria-labelledby={rates ? 'rates-found' : undefined} className={joinClasses(screenOnly, results.results)}>
          <Announced
            text={changed && rates ? `Showing ${found.length} of ${count(rates.length, 'product')}, ${listed} of them listed.` : ''}
          />
          <VisuallyHidden>
            <span role="status">{last.words}</span>
          </VisuallyHidden>
          {rates && <ResultHead found={found} total={rates.length} view={shown} today={today} />}
          <UnreadLink parts={unread} gone={gone} className={above[12]} />
          {outdatedSince !== undefined && <OutdatedNotice since={outdatedSince} busy={isFetching} onRetry={refetch} />}
          {isPending && <RatePlaceholders />}
          {!isPending && !rates && (
            <ErrorState
              title="Unable to load current rates"
              text={
                <>
                  <span>{withErrorReference('Please try refreshing or contact support if the issue persists.', error)}</span> <OrCall />
                </>
              }
              busy={isFetching}
              onRetry={() => void refetch()}
              className={above[24]}
            />
          )}
          {rates && found.length === 0 && (
            <EmptyState
              title="No annuity rates found for the selected criteria."
              text={emptyWords(filtersSet(shown).length, loose.length)}
              action={
                <div className={across[12]}>
                  <LoosenFilters loosenings={loose} onLoosen={loosen} />
                  <Button variant="outline" size="small" onClick={() => loosen({ ...firstView, sort: view.sort }, 'all')}>
                    Show All Types
                  </Button>
                </div>
              }
              className={above[24]}
            />
          )}
          {rates && found.length > 0 && (
            <RateList
              found={found}
              listed={listed}
              rates={rates}
              today={today}
              state={shown.state}
              flags={flags}
              onFlag={flag}
              onMore={showMore}
            />
          )}
          {flagged.length > 0 && <FlaggedBar flagged={flagged} refusal={last.refused ? last.words : ''} onClear={clear} />}
        </section>
      </div>
      {printing && rates && <PrintSheet found={found} rates={rates} view={shown} today={today} flags={flags} />}
    </>
  );
});

function emptyWords(set: number, loosenings: number): string {
  if (set === 0) return 'There are no rates at the moment. Please look again later.';
  return `${loosenings > 0 ? 'Drop one filter to see rates. ' : ''}Show All Types clears every filter.`;
}
