import { setTimeout as pause } from 'node:timers/promises';
import { countOpen, type EffectCounts, openOf } from '../audit/effect-counts.ts';
import type { Ledger } from '../audit/open-ledger.ts';
import type { Visitors } from '../visitors/send-visitors.ts';

const EVERY_MS = 10_000;
/** Fewer are told one by one. */
const MANY = 10;

/** Says every 10 s how far the run is. */
export async function tellProgress(visitors: Visitors, ledger: Ledger, signal: AbortSignal, log: (line: string) => void): Promise<void> {
  const startedAt = Date.now();
  while (!signal.aborted) {
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    const open = await ledger.effects().then(openWords, () => 'MongoDB is away');
    const heard = `${visitors.acknowledged.length} acknowledged, ${visitors.waiting()} still trying`;
    log(`  ${Math.round((Date.now() - startedAt) / 1000)} s: ${visitors.sent} visitors came, ${heard}; ${open}`);
  }
}

function openWords(counts: EffectCounts): string {
  const count = countOpen(counts);
  const which = count > 0 && count < MANY ? ` (${Object.entries(openOf(counts)).map(([what, times]) => `${what} ${times}`)})` : '';
  return `${count} effects are open${which}`;
}
