import type { RateRecord } from '@annuity-lantern/contracts/http';
import { allSamples } from '@annuity-lantern/domain/all-samples';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { type StateChoice, soldWords } from '@annuity-lantern/domain/sold-in';
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
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const scaleYears = useMemo(() => scaleOf(rates), [rates]);
  const samplesOnly = useMemo(() => allSamples(rates), [rates]);
  const left = found.length - listed;

  useLayoutEffect(() => {
    if (firstNew.current === null || listed <= firstNew.current) return;
    // Focus moves to the first new row: the button is far below it, or gone.
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('h3')?.focus();
    firstNew.current = null;
  }, [listed]);

  function showMore() {
    firstNew.current = listed;
    onMore(listed + STEP);
  }

  return (
    <>
      <SharedShapes scaleYears={scaleYears} />
      <ListKey found={found} samplesOnly={samplesOnly} />
      <ul ref={list}>
        {found.slice(0, listed).map((rate) => (
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
        ))}
      </ul>
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
