import { deepEqual, match } from 'node:assert/strict';
import { sheetsOf } from '../sheets-of.ts';
import { pressPrint } from '../visitor/press-print.ts';
import type { Visitor } from '../visitor/visitor.ts';

const results = [
  '/retirement-calculator',
  '/income-planning',
  '/annuity-review/check#value=150000&period=10&bonus=10',
  '/annuity-comparison#compare=steadyterm-5.index-shelter-7&view=open',
] as const;

/** Presses the button of each tool and reads what is on the paper at that moment. */
export async function printsResult(visitor: Visitor): Promise<void> {
  for (const path of results) {
    await visitor.open(path);
    match(await pressPrint(visitor, /^Print/), /Educational example, not a quote/, path);
  }
}

export async function printsOneSheet({ open, engine }: Visitor): Promise<void> {
  const sheets: Record<string, number> = {};
  for (const path of results) {
    await open(path);
    if (engine.print) sheets[path] = sheetsOf(await engine.print());
  }
  deepEqual(sheets, Object.fromEntries(results.map((path) => [path, 1])));
}
