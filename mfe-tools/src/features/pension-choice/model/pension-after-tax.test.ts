import { initialInputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { expect, it } from 'vitest';
import { pensionAfterTax } from './pension-after-tax.ts';
import { pensionFields } from './pension-fields.ts';
import { pensionView } from './pension-view.ts';
import { readPension } from './read-pension.ts';

const parsed = readPension(initialInputs(pensionFields));
const view = parsed.kind === 'good' ? pensionView(parsed.good, 2026) : undefined;

it('says what is left of the lump sum and of each pension, and that both are taxed wholly', () => {
  if (!view) throw new Error('the example has no result');
  const said = pensionAfterTax(view, { money: 'pretax', federal: 22, state: 0 });
  expect(said[0]).toBe('The lump sum taken at once leaves about $273,000.');
  expect(said).toContain('Rolled over into an IRA, it is not taxed now.');
  expect(said.filter((words) => words.endsWith('a month.'))).toEqual([
    expect.stringContaining('about $1,872 a month.'),
    expect.stringContaining('about $1,638 a month.'),
  ]);
  expect(said.at(-1)).toBe('A pension is taxed in full unless you paid in taxed money.');
  expect(pensionAfterTax(view, { money: 'taxed', federal: 22, state: 0 }).at(-1)).toContain('you keep more than this');
  expect(pensionAfterTax(view, { money: 'roth', federal: 22, state: 0 })[0]).toContain('Roth');
});
