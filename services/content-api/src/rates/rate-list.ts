import { currentSheet, readRates } from '@annuity-lantern/content-store';
import { listAnnuityRates, type RateRecord } from '@annuity-lantern/contracts/http';
import { inContract } from '@annuity-lantern/service-kit/endpoint';
import type { Store } from '@annuity-lantern/store-kit/connection';

/** The stored rates contain samples on a host that must not show any. */
export class StoredSamples extends Error {
  override readonly name = 'StoredSamples';
}

/**
 * Reads the list of rates as JSON. If the sheet has not changed, it reads one document only. A new sheet of ten thousand rates is processed
 * a few hundred at a time, so that visitors' requests are not blocked.
 *
 * @throws StoredSamples
 */
export function rateList(connection: Store['connection'], samplesAllowed: boolean): () => Promise<string> {
  let known: { readonly batch: string | undefined; readonly json: string } | undefined;
  return async () => {
    const sheet = await currentSheet(connection);
    if (sheet && sheet.samples > 0 && !samplesAllowed) throw new StoredSamples('samples are stored');
    if (known && known.batch === sheet?.batch) return known.json;
    const pieces: string[] = [];
    if (sheet) for await (const rates of readRates(connection, sheet.batch)) pieces.push(await asJson(rates));
    known = { batch: sheet?.batch, json: `{"data":[${pieces.join(',')}]}` };
    return known.json;
  };
}

/** The rates without the brackets around them. Yields to the event loop between pieces. */
async function asJson(rates: readonly RateRecord[]): Promise<string> {
  const { data } = inContract(listAnnuityRates, { data: rates }) as { data: RateRecord[] };
  await new Promise((resolve) => setImmediate(resolve));
  return JSON.stringify(data).slice(1, -1);
}
