import { listAnnuityRates } from '@annuity-lantern/contracts/http';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { useRead } from '@annuity-lantern/host-kit';
import { count } from '../model/say-dates.ts';
import styles from './rates-notice.module.css';

/** What the list is, in the notice at the top of the page. The number of products is counted, and known only when they are there. */
export function RatesNotice() {
  const rates = useRead(listAnnuityRates, {}).data?.data;
  return (
    <>Rates change, and no rate is reserved here. {rates ? rates.length > 0 && sayProducts(rates) : <span className={styles.awaited} />}</>
  );
}

function sayProducts(rates: readonly { readonly sample: boolean }[]): string {
  const samples = rates.filter(({ sample }) => sample).length;
  if (samples === 0) return `${count(rates.length, 'product')}, for education.`;
  if (samples === rates.length) return `${count(samples, 'sample product')} of invented insurers, for education.`;
  return `${count(rates.length, 'product')}, for education; ${formatNumber(samples)} of them are invented samples.`;
}
