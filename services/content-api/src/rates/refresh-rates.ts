import { claimRateSource, currentSheet, endRateSourceBadly, endRateSourceWell, rememberRateSheet } from '@annuity-lantern/content-store';
import { MOST_BYTES, planSheet, publishSheet, readSheetApart } from '@annuity-lantern/rate-sheets';
import { getDocument, OutgoingGetError } from '@annuity-lantern/service-kit/outgoing-get';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askWith, retryPause, StatusRefusal, type Validators, validatorsIn } from '../outside-sources/ask-again.ts';
import type { OutsideSource } from '../outside-sources/outside-source.ts';
import type { RatesOutcome } from './measure-rates.ts';
import { SheetRefusal } from './sheet-refusal.ts';

export interface RefreshRatesOptions {
  readonly connection: Store['connection'];
  readonly source: OutsideSource;
  readonly now: () => Date;
  readonly samplesAllowed: boolean;
  /** Called when a sheet has to wait for approval, with the number of its changes. */
  readonly onWaiting?: (changes: number) => void;
  /** Milliseconds for the whole answer. */
  readonly timeLimit?: number;
}

const TIME_LIMIT = 20_000;
/** Longer than fetching, reading and storing the most sheets in a row. */
const LEASE = 5 * 60_000;
const EVERY = 60 * 60_000;
/** A source may publish several sheets in a row. They are fetched one after another, up to this limit. */
const MOST_IN_A_ROW = 5;

/**
 * Fetches the source if it is due and no other process holds the lease. Publishes a good sheet, or stores it to wait for approval. After a
 * failure the published sheet stays. The source is fetched again after one minute, then two, four and so on up to the usual hour.
 *
 * @returns undefined if it was not due
 */
export async function refreshRates(options: RefreshRatesOptions): Promise<RatesOutcome | undefined> {
  const { connection, source, now } = options;
  const claim = await claimRateSource(connection, { source: source.id, now: now(), lease: LEASE });
  if (!claim) return undefined;
  let stored = false;
  let waiting = false;
  try {
    // Without a published sheet, even an unchanged one is new.
    let known: Validators = (await currentSheet(connection)) ? claim : {};
    for (let asked = 0; asked < MOST_IN_A_ROW; asked += 1) {
      const { outcome, validators } = await askSource(options, known);
      if (outcome === 'unchanged') break;
      await rememberRateSheet(connection, { source: source.id, now: now(), ...validators });
      known = validators;
      stored ||= outcome === 'stored';
      waiting ||= outcome === 'waiting';
    }
    await endRateSourceWell(connection, { source: source.id, now: now(), nextAt: new Date(now().getTime() + EVERY) });
    return stored ? 'stored' : waiting ? 'waiting' : 'unchanged';
  } catch (error) {
    const nextAt = new Date(now().getTime() + retryPause(claim.failures, EVERY));
    await endRateSourceBadly(connection, { source: source.id, nextAt });
    return stored ? 'stored' : classOf(error);
  }
}

type Asked =
  | { readonly outcome: 'unchanged'; readonly validators?: undefined }
  | { readonly outcome: 'stored' | 'waiting' | 'older'; readonly validators: ReturnType<typeof validatorsIn> };

async function askSource(options: RefreshRatesOptions, known: Validators): Promise<Asked> {
  const { connection, source, now, samplesAllowed, onWaiting = () => {}, timeLimit = TIME_LIMIT } = options;
  const { url, privateOrigin } = source;
  const headers = { accept: 'text/csv, text/plain;q=0.9, */*;q=0.5', ...askWith(known) };
  const answer = await getDocument({ url, privateOrigin, timeLimit, mostBytes: MOST_BYTES, headers });
  if (answer.status === 304) return { outcome: 'unchanged' };
  if (answer.status !== 200) throw new StatusRefusal();
  const words = `rate sheet of ${new URL(url).hostname}`;
  const reading = await readSheetApart({ bytes: answer.body, source: words, now: now().getTime() });
  if (!reading.ok) throw new SheetRefusal(reading.reason);
  const plan = await planSheet(connection, reading.rates, { samplesAllowed });
  if (plan.outcome === 'samples_refused') throw new SheetRefusal('samples_refused');
  const validators = validatorsIn(answer.headers);
  if (plan.outcome === 'older') return { outcome: 'older', validators };
  const publish = () => publishSheet(connection, plan, { by: 'source', origin: `source-${source.id}`, source: words, now: now() });
  const outcome = plan.outcome === 'same' ? 'same' : await publish();
  if (outcome === 'same' || outcome === 'waits_already' || outcome === 'turned_down') {
    await rememberRateSheet(connection, { source: source.id, now: now(), ...validators });
    return { outcome: 'unchanged' };
  }
  if (outcome === 'waiting') {
    const { added, changed, adjusted, removed } = plan.difference;
    onWaiting(added.length + changed.length + adjusted.length + removed.length);
    return { outcome, validators };
  }
  if (outcome !== 'applied') throw new SheetRefusal(outcome);
  return { outcome: 'stored', validators };
}

function classOf(error: unknown): RatesOutcome {
  if (error instanceof StatusRefusal) return 'status_refused';
  if (error instanceof OutgoingGetError) return error.failure;
  if (error instanceof SheetRefusal) return error.reason;
  return 'internal';
}
