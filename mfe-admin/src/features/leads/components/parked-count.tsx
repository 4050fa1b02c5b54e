import { Button, Notice } from '@annuity-lantern/ui';
import type { ParkedPage } from '../api/parked-work.ts';
import styles from './parked-count.module.css';
import { parkedTitleId } from './parked-work.tsx';

/** Says above the lists that something waits below them; nothing while nothing does. */
export function ParkedCount({ page }: { page: ParkedPage | null }) {
  const count = page?.effects.length ?? 0;
  if (page === null || count === 0) return null;
  const words =
    count === 1 && page.next === null ? '1 piece of work was' : `${count}${page.next === null ? '' : ' or more'} pieces of work were`;
  return (
    <Notice tone="straw" role="status" className={styles.count}>
      <p>{words} given up.</p>
      <Button variant="quiet" size="small" onClick={() => document.getElementById(parkedTitleId)?.focus()}>
        Show what was given up
      </Button>
    </Notice>
  );
}
