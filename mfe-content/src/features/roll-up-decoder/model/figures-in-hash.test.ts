import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFigures, numberNames, numberRules } from './decoder-inputs.ts';
import { readFiguresHash, writeFiguresHash } from './figures-in-hash.ts';

describe('figures in the address', () => {
  it('come back as they were written', () => {
    const figures = { ...defaultFigures, premium: 250_000.5, kind: 'compound' as const, feePercent: 1.25 };
    const hash = writeFiguresHash(figures);
    expect(hash).toBe('#premium=250000.5&rollup=8&years=10&payout=5&fee=1.25&kind=compound');
    expect(readFiguresHash(hash)).toEqual(figures);
  });

  it.each(['', '#', '#red-flags', '#premium=&rollup=', '#premium=-5&years=2.5&kind=best', '#premium=1e8&rollup=99&payout=NaN&fee=%'])(
    'are not taken from %s',
    (hash) => {
      expect(readFiguresHash(hash)).toEqual({});
    },
  );

  it('are taken one by one: a wrong one does not spoil the others', () => {
    expect(readFiguresHash('#premium=<script>&rollup=7&kind=compound')).toEqual({ rollUpPercent: 7, kind: 'compound' });
  });

  it('are only ever ones that the page could have written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (premium, years) => {
        const figures = readFiguresHash(`#${new URLSearchParams({ premium, years })}`);
        for (const name of numberNames) {
          const value = figures[name] ?? numberRules[name].from;
          expect(value >= numberRules[name].from && value <= numberRules[name].to).toBe(true);
        }
      }),
    );
  });
});
