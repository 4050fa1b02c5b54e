import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangeGeometry } from './exchange-geometry.ts';
import { exchangeView, sayInShort } from './exchange-view.ts';
import { type LeaveTexts, leaveFields } from './leave-fields.ts';
import { leaveView, sayLeaving } from './leave-view.ts';
import { offeredFigures } from './offered-figures.ts';
import { type Leaving, missingOf, readLeaving } from './read-leaving.ts';

const example = initialInputs(leaveFields);

function leavingOf(texts: Partial<LeaveTexts>): Leaving {
  const parsed = readLeaving({ ...example, ...texts });
  if (parsed.kind !== 'good') throw new Error('not readable');
  return parsed.good;
}
const viewOf = (texts: Partial<LeaveTexts>) => leaveView(leavingOf(texts));

describe('the fields', () => {
  it('start with an example that is named as one', () => {
    expect(viewOf({}).isExample).toBe(true);
    expect(viewOf({ value: '150,001' }).isExample).toBe(false);
    expect(viewOf({ value: '200,000', charge: '7' }).notes).toContain(
      'Still as in our example: Rate you earn now; Rate you are offered; Years of charges left.',
    );
    expect(viewOf({ value: '1', charge: '1', earned: '1', newRate: '2', left: '1' }).notes.join()).not.toContain('example');
  });

  it('give no result while one of the main ones is empty or any is wrong', () => {
    expect(readLeaving({ ...example, earned: '' }).kind).toBe('empty');
    expect(missingOf({ ...example, earned: ' ', left: '' })).toEqual(['Rate you earn now', 'Years of charges left']);
    for (const wrong of [{ charge: '26' }, { value: 'much' }, { newYears: '1.5' }, { schedule: '8, x' }])
      expect(readLeaving({ ...example, ...wrong }).kind).toBe('wrong');
  });

  it('come back from a link', () => {
    const texts = { ...example, value: '265,000', mva: 'yes', fees: '1', newFees: '0.5', newBonus: '4', newYears: '7', schedule: '4, 3' };
    const hash = writeInputsHash(leaveFields, texts);
    expect({ ...example, ...readInputsHash(leaveFields, hash) }).toEqual(texts);
    expect(readInputsHash(leaveFields, '#value=<b>&charge=26&mva=maybe&left=-1&schedule=a,b')).toEqual({});
  });
});

describe('a market value adjustment', () => {
  it('is counted unless the contract has none: $20,103 and 8.5 years instead of 2.1', () => {
    const adjusted = viewOf({ mva: 'yes' });
    expect(sayInShort(adjusted.answer)).toBe('Leaving pays for itself after about 8.5 years.');
    expect(adjusted.facts.map(({ figure }) => figure).slice(0, 3)).toEqual(['$27,603', '$7,500', '$20,103']);
    expect(adjusted.sentence).toMatch(
      /^The market value adjustment takes about \$20,103 at once, and the charge \$150,000 × 5\.00% = \$7,500\./,
    );
    expect(adjusted.notes.join()).toContain('Ask the insurer for today’s dollars.');

    const without = viewOf({ mva: 'no' });
    expect(sayInShort(without.answer)).toBe('Leaving pays for itself after about 2.1 years.');
    expect(without.facts[0]).toEqual({ label: 'to leave today', figure: '$7,500' });
    expect(without.notes.join()).not.toContain('adjustment');
  });

  it('is asked for first: both answers until the visitor knows, and one of them then', () => {
    const view = viewOf({});
    expect(view.answers.map(sayInShort)).toEqual([
      'If yours doesn’t adjust with interest rates, leaving pays for itself after about 2.1 years.',
      'If it does, leaving pays for itself after about 8.5 years.',
    ]);
    expect(sayLeaving(view)).toBe('Leaving pays for itself after about 2.1 years, or 8.5 years if yours adjusts with interest rates.');
    expect(view.facts).toEqual([
      { label: 'to leave today, if it doesn’t adjust', figure: '$7,500' },
      { label: 'to leave today, if it does', figure: 'about $27,603' },
    ]);
    expect(view.notes).toEqual([
      'The second answer counts an adjustment of about $20,103, our estimate from your two rates. Contracts differ: we take the charge and the adjustment each from the whole value, which costs more. Ask the insurer if yours adjusts, and what it would take today.',
    ]);
    // Both are drawn, for as many years.
    expect(view.unadjusted?.course.map(({ year }) => year)).toEqual(view.course.map(({ year }) => year));
    expect(exchangeGeometry(view, 760).unadjustedPath?.split('L')).toHaveLength(view.course.length);
    expect(exchangeGeometry(viewOf({ mva: 'yes' }), 760).unadjustedPath).toBeNull();
    expect([viewOf({ mva: 'yes' }), viewOf({ mva: 'no' })].map(sayLeaving)).toEqual([
      'Leaving pays for itself after about 8.5 years.',
      'Leaving pays for itself after about 2.1 years.',
    ]);
  });

  it.each<[Partial<LeaveTexts>, string]>([
    [
      { charge: '0' },
      'If yours doesn’t adjust with interest rates, leaving pays at once. If it does, leaving pays for itself after about 6 years.',
    ],
    [{ newRate: '2' }, 'Leaving never pays for itself.'],
    [{ left: '0' }, 'Leaving pays at once.'],
  ])('has one answer where both are the same: %o', (texts, words) => {
    expect(sayLeaving(viewOf(texts))).toBe(words);
  });

  it('takes nothing after the last year of charges, nor where rates have fallen', () => {
    expect(viewOf({ left: '0' }).facts[0]?.figure).toBe('$0');
    expect(sayInShort(viewOf({ left: '0' }).answer)).toBe('Leaving pays at once.');
    expect(viewOf({ newRate: '2', newBonus: '20', newYears: '5' }).sentence).toContain('may add something: it isn’t counted');
  });
});

describe('a schedule of charges', () => {
  const note = 'You entered charges for more years than there are years of charges left. We leave out the later ones. Check both fields.';

  it.each<[Partial<LeaveTexts>, boolean]>([
    [{ left: '3', schedule: '4, 3' }, false],
    [{ left: '3', schedule: '4, 3, 0' }, false],
    [{ left: '3', schedule: '4, 3, 2' }, true],
    [{ left: '0', schedule: '6' }, true],
  ])('says whether it is longer than the years left: %o', (texts, isSaid) => {
    expect(viewOf(texts).notes.includes(note)).toBe(isSaid);
  });
});

describe('a new bonus', () => {
  it('counts only with the years of new charges', () => {
    expect(leavingOf({ newBonus: '8' }).exchange.newBonusPercent).toBe(0);
    expect(viewOf({ newBonus: '8' }).notes.join()).toContain('We don’t count the new bonus yet.');
    expect(leavingOf({ newBonus: '8', newYears: '5' }).exchange).toMatchObject({ newBonusPercent: 8, newSurrenderYears: 5 });
  });
});

describe('what is handed over', () => {
  it('is nothing of the example, otherwise each given figure in words and as a link', () => {
    expect(offeredFigures(leavingOf({}))).toBeNull();
    const offered = offeredFigures(leavingOf({ value: '265k', mva: 'yes', newBonus: '4', schedule: '4, 3' }));
    expect(offered?.attachment).toMatchObject({
      kind: 'leave-or-stay',
      inputs: {
        value: '$265,000',
        chargeForLeavingNow: '5.00%',
        yearsOfChargesLeft: '6 years',
        marketValueAdjustment: 'Yes',
        newBonus: '4.00%',
        chargesOfNextYears: '4.00%, 3.00%',
      },
      hash: '#value=265000&charge=5&earned=3&newRate=5.5&left=6&mva=yes&newBonus=4&schedule=4%2C+3',
    });
    expect(offered?.lines[0]).toEqual({ label: 'Contract value today', value: '$265,000' });
    expect(offered?.attachment.inputs).not.toHaveProperty('yearlyFees');
  });
});

describe('the answer', () => {
  const view = (texts: Partial<LeaveTexts>) => viewOf({ charge: '6', newYears: '5', mva: 'no', ...texts });
  const said = (texts: Partial<LeaveTexts>) => {
    const { answer } = view(texts);
    return `${sayInShort(answer)} ${answer.more}`;
  };

  it.each<[Partial<LeaveTexts>, RegExp]>([
    [{}, /pays for itself after about 2.6 years\. $/],
    [{ newRate: '3' }, /never pays for itself/],
    [{ newRate: '2.5' }, /never pays for itself/],
    [{ charge: '0', newRate: '3' }, /brings nothing/],
    [{ charge: '0' }, /earns more from the first day/],
    [
      { charge: '3', earned: '5', newRate: '4', newBonus: '5', newYears: '0' },
      /^Leaving pays at once\. Leaving costs \$4,500\. The new bonus makes up for it at once\. But it earns less: after about 1\.9 years/,
    ],
    [
      { charge: '3', earned: '4', newRate: '5', newBonus: '5', newYears: '0' },
      /Leaving costs \$4,500\. The new bonus makes up for it at once\.$/,
    ],
    [
      { charge: '0', earned: '5', newRate: '4', newBonus: '5', newYears: '0' },
      /Leaving costs no charge, and the new bonus puts you ahead at once\. But it earns less: after about 5\.1 years/,
    ],
    [
      { charge: '0', newRate: '2', newBonus: '10' },
      /^Leaving is ahead after 5 years, once the bonus is yours\. But it earns less: after about 9\.8 years you would have more by staying\.$/,
    ],
    [{ charge: '5', newRate: '2.9', newBonus: '6' }, /after 5 years, once the bonus is yours\..* after about 7\.2 years/],
    [{ charge: '0', newRate: '2.99', newBonus: '10', newYears: '0' }, /after more than 40 years you would have more by staying/],
    [{ newRate: '3.01' }, /doesn’t pay for itself within 40 years/],
    [{ newRate: '3', newBonus: '8' }, /after about 5 years\. We count the new bonus/],
    [{ charge: '0.01', newRate: '20' }, /after about 0\.1 years/],
  ])('%o', (texts, answer) => {
    expect(said(texts)).toMatch(answer);
  });

  it('says what both hold', () => {
    expect(view({}).sentence).toBe(
      'Leaving costs $150,000 × 6.00% = $9,000 at once. After 10 years the new contract holds $240,848, $39,261 more than if you stay ($201,587).',
    );
    expect(view({ newRate: '3' }).sentence).toContain('$12,095 less than if you stay');
  });

  it('draws the bonus as a step, so that the lines cross where the page says', () => {
    const stepped = exchangeGeometry(view({ charge: '0', newRate: '2', newBonus: '10' }), 760);
    const at = stepped.points[5]?.x;
    expect(stepped.leavePath.split('L').filter((point) => point.startsWith(`${at},`))).toHaveLength(2);
    expect(stepped.crossings.map(({ words }) => words)).toEqual(['Year 5', 'Year 9.8']);
  });

  it('says of an exchange without a charge that there is none', () => {
    expect(view({ charge: '0' }).sentence).toMatch(/^Leaving costs no charge\. After 10 years/);
  });

  it('draws everything inside, at every width and for every offer', () => {
    const rates = fc.double({ min: 0, max: 20, noNaN: true });
    fc.assert(
      fc.property(
        rates,
        rates,
        fc.double({ min: 0, max: 25, noNaN: true }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 240, max: 900 }),
        (oldRate, newRate, charge, newYears, width) => {
          const drawn = exchangeView({
            value: 100_000,
            chargePercent: charge,
            oldRatePercent: oldRate,
            oldFeesPercent: 0,
            newRatePercent: newRate,
            newFeesPercent: 0,
            newBonusPercent: 0,
            newSurrenderYears: newYears,
            adjustedYears: 0,
          });
          const place = exchangeGeometry(drawn, width);
          for (const { x, stayY, leaveY } of place.points) {
            expect(x).toBeGreaterThanOrEqual(place.left);
            expect(x).toBeLessThanOrEqual(place.right + 0.1);
            for (const y of [stayY, leaveY]) {
              expect(y).toBeGreaterThanOrEqual(place.top);
              expect(y).toBeLessThanOrEqual(place.bottom);
            }
          }
          expect(Math.abs(place.stayNameY - place.leaveNameY)).toBeGreaterThanOrEqual(43.9);
          expect(`${place.stayPath}${place.leavePath}`).not.toMatch(/NaN|Infinity/);
          for (const { x } of place.crossings) expect(x).toBeLessThanOrEqual(place.right + 0.1);
        },
      ),
    );
  });
});
