import { currentSheet, readRates } from '@annuity-lantern/content-store';
import type { RateAsk, RateRecord } from '@annuity-lantern/contracts/http';
import { guaranteedRates } from '@annuity-lantern/domain/guaranteed-rates';
import { highestRate } from '@annuity-lantern/domain/highest-rate';
import type { Store } from '@annuity-lantern/store-kit/connection';

/** The sheet in use. */
export interface SheetRates {
  readonly sheet: string;
  /** The highest rate that fits, if it is as high as asked. */
  readonly reached: (ask: RateAsk) => RateRecord | undefined;
}

/**
 * Reads the sheet in use. While it is the same, that reads one document. Undefined without a sheet, and on the production host for a sheet
 * with samples.
 */
export function createReadSheetRates(connection: Store['connection'], samplesAllowed: boolean): () => Promise<SheetRates | undefined> {
  let known: SheetRates | undefined;
  return async () => {
    const current = await currentSheet(connection);
    if (!current || (current.samples > 0 && !samplesAllowed)) return undefined;
    if (known?.sheet === current.batch) return known;
    const rates: RateRecord[] = [];
    for await (const few of readRates(connection, current.batch)) rates.push(...few);
    known = { sheet: current.batch, reached: rememberHighest(rates) };
    return known;
  };
}

/** Many visitors ask for the same: each question is answered once. */
function rememberHighest(rates: readonly RateRecord[]): SheetRates['reached'] {
  const guaranteed = guaranteedRates(rates);
  const highest = new Map<string, RateRecord | undefined>();
  return ({ years, atLeast, state, rate: least }) => {
    const key = `${years} ${atLeast} ${state}`;
    if (!highest.has(key)) highest.set(key, highestRate(guaranteed, { years, atLeast, state }));
    const found = highest.get(key);
    return found && found.rate >= least ? found : undefined;
  };
}
