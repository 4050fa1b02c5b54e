import { initialInputs, readInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoderFields, figuresHash, parseFigures } from './decoder-fields.ts';
import { defaultFigures, numberNames, numberRules } from './decoder-inputs.ts';

const readFiguresHash = (hash: string) => readInputsHash(decoderFields, hash);
const figuresOf = (hash: string) => {
  const parsed = parseFigures({ ...initialInputs(decoderFields), ...readFiguresHash(hash) });
  return parsed.kind === 'good' ? parsed.good : null;
};

describe('figures in the address', () => {
  it('come back as they were written', () => {
    const figures = { ...defaultFigures, premium: 250_000.5, kind: 'compound' as const, feePercent: 1.25 };
    const hash = figuresHash(figures);
    expect(hash).toBe('#premium=250000.5&rollup=8&years=10&payout=5&fee=1.25&kind=compound');
    expect(figuresOf(hash)).toEqual(figures);
  });

  it.each(['', '#', '#red-flags', '#premium=&rollup=', '#premium=-5&years=2.5&kind=best', '#premium=1e8&rollup=99&payout=NaN&fee=%'])(
    'are not taken from %s',
    (hash) => {
      expect(readFiguresHash(hash)).toEqual({});
    },
  );

  it('are taken one by one: a wrong one does not spoil the others', () => {
    expect(readFiguresHash('#premium=<script>&rollup=7&kind=compound')).toEqual({ rollUpPercent: '7.0', kind: 'compound' });
  });

  it('are only ever ones that the page could have written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (premium, years) => {
        const figures = figuresOf(`#${new URLSearchParams({ premium, years })}`);
        for (const name of numberNames) {
          const value = figures?.[name] ?? Number.NaN;
          expect(value >= numberRules[name].from && value <= numberRules[name].to).toBe(true);
        }
      }),
    );
  });
});
