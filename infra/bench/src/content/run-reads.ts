import autocannon from 'autocannon';
import { percentile } from '../rounds/spread.ts';

/** Before the count begins, and again after it ends, in milliseconds: connecting and hanging up are not measured. */
const MARGIN = 300;

export interface ReadsOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Reads {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 200, before and after the count too. */
  readonly others: number;
}

/** Reads one address over so many connections at a time, each of which waits for its answer before it asks again. */
export async function runReads({ url, connections, seconds, headers }: ReadsOptions): Promise<Reads> {
  const took: number[] = [];
  const startedAt = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon({ url, connections, duration: seconds + (2 * MARGIN) / 1000, headers: { ...headers } }, (error, ended) =>
      error ? reject(error) : resolve(ended),
    );
    load.on('response', (_client, status, _bytes, ms) => {
      const at = performance.now() - startedAt - MARGIN;
      if (status === 200 && at >= 0 && at < seconds * 1000) took.push(ms);
    });
  });
  return {
    perSecond: took.length / seconds,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    others: result.non2xx + result.errors,
  };
}
