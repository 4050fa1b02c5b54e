import { formatPercent } from '@annuity-lantern/domain/format-number';
import { describe, expect, it } from 'vitest';
import { narrowContract, wideContract } from '../../../illustrations/contract-drawings.ts';
import { decode } from '../../../roll-up/decode.ts';
import { defaultFigures, numberRules } from '../../../roll-up/decoder-inputs.ts';
import { answerGuarantee } from './answer-guarantee.ts';
import { readGuarantee, writeGuarantee } from './guarantee-link.ts';
import { guaranteePictures } from './guarantee-pictures.ts';

const { from, to } = numberRules.rollUpPercent;
const percents = Array.from({ length: (to - from) * 4 + 1 }, (_, index) => from + index / 4);

describe('the answer to a guaranteed percent', () => {
  it('says what the decoder says, with the chances', () => {
    const { sentence, chances, figures } = answerGuarantee(7);
    expect(figures).toEqual({ ...defaultFigures, rollUpPercent: 7 });
    expect(sentence).toBe('You earn 1.37% a year if you live to 85, and 3.47% if you live to 95.');
    expect(chances).toBe('Of 100 aged 60, 54 live to 85, and 16 to 95.');
    const at85 = decode(figures).outcomes.find(({ age }) => age === 85);
    expect(sentence).toContain(formatPercent(at85?.percent ?? 0));
  });

  it('names a loss as a loss', () => {
    expect(answerGuarantee(0).sentence).toBe('You lose 1.57% a year if you live to 85, and earn 0.99% if you live to 95.');
  });

  it('makes the sheet the clause of the visitor', () => {
    const { wide, label } = answerGuarantee(7).contract;
    expect(wide.clause.join(' ')).toContain('increases by 7% each year');
    expect(wide.lit.map(({ words }) => words)).toEqual(['You earn 1.37% a year if', 'you live to 85, and 3.47%', 'if you live to 95.']);
    expect(label).toContain('increases by 7% each year');
    expect(label).toContain('You earn 1.37% a year if you live to 85');
  });

  it.each([
    ['wide', wideContract, 53],
    ['narrow', narrowContract, 46],
  ] as const)('fits the %s sheet at every percent', (shape, drawing, most) => {
    for (const percent of percents) {
      const { clause, lit, below } = answerGuarantee(percent).contract[shape];
      expect(clause.length, `clause at ${percent}`).toBeLessThanOrEqual(drawing.clause.length);
      expect(lit.length, `lit lines at ${percent}`).toBeLessThanOrEqual(drawing.lit.length);
      expect(below.length, `lines below at ${percent}`).toBeLessThanOrEqual(drawing.below.length);
      for (const line of [...clause, ...below]) expect(line.length, line).toBeLessThanOrEqual(most);
      for (const { barWidth, words } of lit) expect(drawing.textLeft + barWidth, words).toBeLessThanOrEqual(drawing.sheet.right);
    }
  });
});

describe('a link to a percent', () => {
  it('is read back as it was written, within the limits of the decoder', () => {
    for (const percent of percents) expect(readGuarantee(`?${writeGuarantee(percent)}`)).toBe(String(percent));
  });

  it.each(['', '-1', String(to + 1), `${to}.01`, '7%', '7.', '7.123', '1e1', ' 7', '07', '<b>7', '7&guarantees=8'.repeat(2)])(
    'is ignored with %j',
    (value) => {
      expect(readGuarantee(`?${new URLSearchParams({ guarantees: value })}`)).toBe('');
    },
  );

  it('has a picture for each whole percent', () => {
    const { key, pictures } = guaranteePictures;
    expect(pictures.map(({ value }) => readGuarantee(`?${key}=${value}`))).toEqual(pictures.map(({ value }) => value));
    expect(pictures).toHaveLength(to - from + 1);
    expect(pictures.find(({ value }) => value === '7')).toMatchObject({
      title: '“7% guaranteed”? You earn 1.37% a year if you live to 85, and 3.47% if you live to 95.',
      note: 'On an income base. Of 100 aged 60, 54 live to 85, and 16 to 95. An example, not a quote.',
    });
  });
});
