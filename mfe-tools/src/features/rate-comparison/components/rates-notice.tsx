import { listAnnuityRates } from '@annuity-lantern/contracts/http';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { useRead } from '@annuity-lantern/host-kit';
import { count } from '../model/say-dates.ts';
import styles from './rates-notice.module.css';

/** Notes on all rates, once, at the top of the page. The number of products is known only after loading. */
export function RatesNotice() {
  const rates = useRead(listAnnuityRates, {}).data?.data;
  return (
    <>
      <span>{`${rateWords.guarantees} ${rateWords.caps} `}</span>
      <span className={rates ? undefined : styles.awaited}>{rates && rates.length > 0 && sayProducts(rates)}</span>
    </>
  );
}

function sayProducts(rates: readonly { readonly sample: boolean }[]): string {
  const samples = rates.filter(({ sample }) => sample).length;
  if (samples === 0) return `${count(rates.length, 'product')}.`;
  if (samples === rates.length) return `${count(samples, 'sample product')} of invented insurers.`;
  return `${count(rates.length, 'product')}; ${formatNumber(samples)} of them are invented samples.`;
}
