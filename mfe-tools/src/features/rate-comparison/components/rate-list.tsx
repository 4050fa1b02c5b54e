import type { RateRecord } from '@annuity-lantern/contracts/http';
import { allSamples } from '@annuity-lantern/domain/all-samples';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { apartWords, isSoldIn, type StateChoice, soldWords } from '@annuity-lantern/domain/sold-in';
import { above, across, Button, font, joinClasses } from '@annuity-lantern/ui';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { STEP } from '../model/rate-view.ts';
import { scaleOf } from '../model/scale-years.ts';
import { SharedShapes } from './length-bars.tsx';
import { ListKey } from './list-key.tsx';
import { RateRow } from './rate-row.tsx';

interface RateListProps {
  /** All that were found. */
  readonly found: readonly RateRecord[];
  /** How many of them are listed. */
  readonly listed: number;
  /** All rates, so that the scale of the bars does not change with the filters. */
  readonly rates: readonly RateRecord[];
  readonly today: string;
  readonly state: StateChoice;
  readonly flags: ReadonlySet<string>;
  readonly onFlag: (rate: RateRecord, flagged: boolean) => void;
  readonly onMore: (listed: number) => void;
}

/** The rows, a step at a time. Memoized: its properties do not change while a visitor types. */
export const RateList = memo(function RateList({ found, listed, rates, today, state, flags, onFlag, onMore }: RateListProps) {
  const lists = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  const scaleYears = useMemo(() => scaleOf(rates), [rates]);
  const samplesOnly = useMemo(() => allSamples(rates), [rates]);
  const shown = found.slice(0, listed);
  const ranked = shown.filter(({ states }) => isSoldIn(state, states)).length;
  const left = found.length - listed;

  useLayoutEffect(() => {
    if (firstNew.current === null || listed <= firstNew.current) return;
    // Focus moves to the first new row: the button is far below it, or gone.
    lists.current?.querySelectorAll(':scope > ul > li')[firstNew.current]?.querySelector<HTMLElement>('h3')?.focus();
    firstNew.current = null;
  }, [listed]);

  function showMore() {
    firstNew.current = listed;
    onMore(listed + STEP);
  }

  function rowOf(rate: RateRecord) {
    return (
      <RateRow
        key={rate.id}
        rate={rate}
        sold={soldInRow(rate, state)}
        today={today}
        scaleYears={scaleYears}
        marked={rate.sample && !samplesOnly}
        flagged={flags.has(rate.id)}
        onFlag={onFlag}
      />
    );
  }

  return (
    <>
      <SharedShapes scaleYears={scaleYears} />
      <ListKey found={found} samplesOnly={samplesOnly} />
      <div ref={lists}>
        <ul>{shown.slice(0, ranked).map(rowOf)}</ul>
        {shown.length > ranked && (
          <>
            <p className={joinClasses(font.strong, above[24])}>{apartWords(state)}</p>
            <ul>{shown.slice(ranked).map(rowOf)}</ul>
          </>
        )}
      </div>
      {left > 0 && (
        <div className={joinClasses(across[24], above[24])}>
          <Button variant="outline" onClick={showMore}>{`Show ${Math.min(STEP, left)} more`}</Button>
          <p className={font.hint}>{`${formatNumber(listed)} of ${formatNumber(found.length)} are listed.`}</p>
        </div>
      )}
    </>
  );
});

/** Without a chosen state, only the details say that a sheet gives no states: it may give none for any row. */
function soldInRow({ states }: RateRecord, state: StateChoice): string {
  return states === undefined && state === 'all' ? '' : soldWords(states, state);
}
