import { formatNumber } from '@annuity-lantern/domain/format-number';
import { filtersSet } from '@annuity-lantern/domain/rate-filter';
import { Button, font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import { useLayoutEffect, useRef } from 'react';
import type { RateView } from '../model/rate-view.ts';
import { count } from '../model/say-dates.ts';
import styles from './list-bar.module.css';

interface ListBarProps {
  readonly view: RateView;
  readonly found: number;
  readonly total: number;
  readonly ready: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** On phones: how many products are shown, and the way to the filters, in sight while the list scrolls. */
export function ListBar({ view, found, total, ready, open, onToggle }: ListBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef({ open, view, top: 0 });
  const set = filtersSet(view).length;

  useLayoutEffect(() => {
    const last = before.current;
    if (last.open === open) return;
    // To the filters; then back to the place in the list, or to its start if it has changed.
    const start = (bar.current?.parentElement?.getBoundingClientRect().top ?? 0) + window.scrollY;
    const top = open || last.view !== view ? start : last.top;
    before.current = { open, view, top: last.top };
    window.scrollTo({ top, behavior: 'instant' });
  }, [open, view]);

  function toggle() {
    if (!open) before.current = { open, view, top: window.scrollY };
    onToggle();
  }

  return (
    <div ref={bar} className={joinClasses(screenOnly, styles.bar)}>
      <p className={joinClasses(font.strong, styles.count)}>{total > 0 && `${formatNumber(found)} of ${count(total, 'product')}`}</p>
      <Button variant="outline" size="small" aria-expanded={open} aria-controls="rate-filters" disabled={!ready} onClick={toggle}>
        {open ? 'Hide filters' : `Filter and sort${set === 0 ? '' : ` (${set})`}`}
      </Button>
    </div>
  );
}
