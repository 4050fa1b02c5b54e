import { formatDay } from '@annuity-lantern/domain/format-date';
import { useSite, useToday } from '@annuity-lantern/host-kit';
import { Mark } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './kitchen-sheet.module.css';

interface SheetFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The head and foot of every sheet: site, date and phone number. */
export function SheetFrame({ title, children }: SheetFrameProps) {
  const { productName, phone, hours } = useSite();
  const today = useToday();
  return (
    <article className={styles.sheet} aria-label="Result for paper">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>
          <span className={styles.name}>
            <Mark className={styles.mark} />
            <span>{productName}</span>
          </span>
          <span>{today && formatDay(today)}</span>
        </p>
      </header>
      {children}
      <footer className={styles.foot}>
        To ask a person, call <b>{phone.display}</b>
        <span>{`, ${hours.display}.`}</span>
      </footer>
    </article>
  );
}
