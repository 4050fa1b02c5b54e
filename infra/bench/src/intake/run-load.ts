import { randomUUID } from 'node:crypto';
import { createConsultationRequest } from '@annuity-lantern/contracts/http';
import autocannon from 'autocannon';
import { percentile } from '../rounds/spread.ts';
import { leadBody } from './lead-bodies.ts';

/** Before the count begins, and again after it ends, in milliseconds: connecting and hanging up are not measured. */
const MARGIN = 500;

export interface LoadOptions {
  readonly origin: string;
  readonly path?: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Load {
  /** Answers of 201. */
  readonly acknowledged: number;
  readonly perSecond: number;
  /** In milliseconds, of those answers. */
  readonly p50: number;
  readonly p99: number;
  /** How often each other status came; `error` and `timeout` for no answer. Before and after the count too. */
  readonly others: Readonly<Record<string, number>>;
  /** Share of one processor core that the generator took. */
  readonly generatorCpu: number;
}

let sent = 0;

/** Posts leads, each with a fresh key, over so many connections at a time, each of which waits for its answer before it sends the next. */
export async function runLoad({
  origin,
  path = createConsultationRequest.path,
  connections,
  seconds,
  headers,
}: LoadOptions): Promise<Load> {
  const took: number[] = [];
  const others: Record<string, number> = {};
  const count = (what: string, times = 1) => {
    if (times > 0) others[what] = (others[what] ?? 0) + times;
  };
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      {
        url: origin,
        connections,
        duration: seconds + (2 * MARGIN) / 1000,
        requests: [{ method: 'POST', path, setupRequest: (request) => ({ ...request, ...nextLead(headers) }) }],
      },
      (error, ended) => (error ? reject(error) : resolve(ended)),
    );
    load.on('response', (_client, status, _bytes, ms) => {
      if (status !== 201) return count(String(status));
      const at = performance.now() - startedAt - MARGIN;
      if (at >= 0 && at < seconds * 1000) took.push(ms);
    });
  });
  const cpu = process.cpuUsage(cpuBefore);
  count('error', result.errors - result.timeouts);
  count('timeout', result.timeouts);
  return {
    acknowledged: took.length,
    perSecond: took.length / seconds,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    others,
    generatorCpu: (cpu.user + cpu.system) / 1000 / (performance.now() - startedAt),
  };
}

function nextLead(headers: LoadOptions['headers']): { headers: Record<string, string>; body: string } {
  sent += 1;
  return {
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(leadBody(sent)),
  };
}
