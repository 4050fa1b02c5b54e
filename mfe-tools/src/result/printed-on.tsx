import { dayOf, formatDay } from '@annuity-lantern/domain/format-date';
import { useSite } from '@annuity-lantern/host-kit';
import { useEffect, useState } from 'react';
import styles from './printed-on.module.css';

/** On paper only: when and with what the result was worked out. `tool` goes on after "with the": "payout calculator". */
export function PrintedOn({ tool }: { readonly tool: string }) {
  const { productName } = useSite();
  const [today, setToday] = useState('');

  // After the first render: the served page knows no visitor's date.
  useEffect(() => setToday(formatDay(dayOf(new Date()))), []);

  if (!today) return null;
  return (
    <p className={styles.line}>
      Worked out on {today} with the {tool} of {productName}. Educational example, not a quote or advice.
    </p>
  );
}
