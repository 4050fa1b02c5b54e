import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { Button } from '@annuity-lantern/ui';
import { useNear } from '@annuity-lantern/ui/near';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { STEP } from '../model/rate-view.ts';
import { scaleOf } from '../model/scale-years.ts';
import { SharedShapes } from './length-bars.tsx';
import styles from './rate-results.module.css';
import { RateRow } from './rate-row.tsx';

/** Rows that are drawn in full where the list begins near: about as many as there is room for in what a desktop's two windows leave it. */
const FIRST_NEAR = 2;

interface RateListProps {
  /** Every row is drawn in full from the start: the page was loaded, and not changed to. */
  readonly isWhole: boolean;
  /** All that were found. */
  readonly found: readonly RateRecord[];
  /** How many of them are listed. */
  readonly listed: number;
  /** All rates: the scale of the bars stays the same while filters change. */
  readonly rates: readonly RateRecord[];
  readonly today: string;
  readonly flags: ReadonlySet<string>;
  readonly onFlag: (rate: RateRecord, flagged: boolean) => void;
  readonly onMore: (listed: number) => void;
}

/** The rows, some at a time. Every property stays the same while somebody types. */
export const RateList = memo(function RateList({ isWhole, found, listed, rates, today, flags, onFlag, onMore }: RateListProps) {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const scaleYears = useMemo(() => scaleOf(rates), [rates]);
  const [beginning, isNear] = useNear(isWhole);
  const [rest, isRestNear] = useNear(isWhole);
  const left = found.length - listed;

  useLayoutEffect(() => {
    if (firstNew.current === null || listed <= firstNew.current) return;
    // The button may be gone or far below: reading goes on where the new rows begin.
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('h3')?.focus();
    firstNew.current = null;
  }, [listed]);

  function watcherAt(place: number) {
    if (place === 0 && !isNear) return beginning;
    return place === FIRST_NEAR && !isRestNear ? rest : undefined;
  }

  function showMore() {
    firstNew.current = listed;
    onMore(listed + STEP);
  }

  return (
    <>
      <SharedShapes scaleYears={scaleYears} />
      <ul ref={list}>
        {found.slice(0, listed).map((rate, place) => (
          <RateRow
            key={rate.id}
            place={watcherAt(place)}
            inFull={isRestNear || (isNear && place < FIRST_NEAR)}
            rate={rate}
            today={today}
            scaleYears={scaleYears}
            flagged={flags.has(rate.id)}
            onFlag={onFlag}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className={styles.more}>
          <Button variant="outline" onClick={showMore}>
            Show {Math.min(STEP, left)} more
          </Button>
          <p className={styles.listed}>
            {formatNumber(listed)} of {formatNumber(found.length)} are listed.
          </p>
        </div>
      )}
    </>
  );
});
