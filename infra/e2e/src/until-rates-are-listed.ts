import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait for the rate sheet of the sample source, in milliseconds. It arrives a moment after the services are ready. */
const RATES_LIMIT = 120_000;

export async function untilRatesAreListed(origin: string): Promise<void> {
  const late = Date.now() + RATES_LIMIT;
  while (Date.now() < late) {
    const answer = await fetch(`${origin}/api/annuity-rates`);
    if (answer.ok && ((await answer.json()) as { data: unknown[] }).data.length > 0) return;
    await pause(200);
  }
  throw new Error('The sample rates were not listed in time.');
}
