import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { Repeating } from '@annuity-lantern/service-kit/repeat';
import { keepAsking } from '../outside-sources/keep-asking.ts';
import type { RatesOutcome } from './measure-rates.ts';

export interface KeepRatesOptions {
  readonly refresh: () => Promise<RatesOutcome | undefined>;
  /** Called after each new sheet. */
  readonly onStored: () => Promise<unknown>;
  readonly count: (outcome: RatesOutcome) => void;
  readonly log: Log;
}

/** Fetches the source of rate sheets whenever it is due, until stopped. The log gets no text of a sheet. */
export function keepRates({ refresh, onStored, count, log }: KeepRatesOptions): Repeating {
  const warnAway = lowRateWarning(log.warn);
  const onError = (error: unknown) => warnAway('the source of rates could not be asked', { dependency: 'mongodb', error });
  return keepAsking({ refresh, tell, onStored, onError });

  function tell(outcome: RatesOutcome): void {
    count(outcome);
    if (outcome === 'stored') log.info('there is a new sheet of rates');
    else if (outcome !== 'unchanged' && outcome !== 'waiting')
      log.warn('a sheet of rates could not be used, the last good one stays', { errorClass: outcome });
  }
}
