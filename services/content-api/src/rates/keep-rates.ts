import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { keepAsking } from '../outside/keep-asking.ts';
import type { RatesOutcome } from './measure-rates.ts';

export interface KeepRatesOptions {
  readonly refresh: () => Promise<RatesOutcome | undefined>;
  /** Told after each new sheet. */
  readonly onStored: () => Promise<unknown>;
  readonly count: (outcome: RatesOutcome) => void;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Asks the source of rate sheets whenever it is due, until `signal` is aborted. Nothing of a sheet gets into the log. */
export function keepRates({ refresh, onStored, count, log, signal }: KeepRatesOptions): Promise<void> {
  const warnAway = lowRateWarning(log.warn);
  const onError = (error: unknown) => warnAway('the source of rates cannot be looked after', { dependency: 'mongodb', error });
  return keepAsking({ refresh, tell, onStored, onError, signal });

  function tell(outcome: RatesOutcome): void {
    count(outcome);
    if (outcome === 'stored') log.info('there is a new sheet of rates');
    else if (outcome !== 'unchanged') log.warn('a sheet of rates could not be used, the last good one stays', { errorClass: outcome });
  }
}
