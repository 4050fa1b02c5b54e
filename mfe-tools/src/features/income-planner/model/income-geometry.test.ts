import type { ChartShape } from '@annuity-lantern/ui/drawing';
import { describe, expect, it } from 'vitest';
import { incomeCourse } from './income-course.ts';
import { incomeGeometry } from './income-geometry.ts';
import { plannerFacts } from './planner-facts.ts';
import { limits, type PlannerInputs } from './planner-inputs.ts';

const usual: PlannerInputs = {
  plan: { socialSecurity: 2500, annuityAmount: 500_000, currentAge: 62, startAge: 67 },
  pension: null,
  dollars: 'real',
  inflationPercent: 2.5,
  birthday: 'past',
  sex: 'average',
  health: 'average',
  payablePercent: null,
  since: 'not yet',
  spouse: null,
  realRatePercent: 2,
  earnsPercent: 5,
};
const pension: PlannerInputs['pension'] = { monthly: 1200, fromAge: 65, risesWithPrices: false, keeps: 'none', survivorPercent: 0 };
const courseOf = (part: Partial<PlannerInputs> = {}) => incomeCourse(plannerFacts({ ...usual, ...part }, '2026-11-26'));

describe('incomeCourse', () => {
  it('says what the total buys later, and how many people live that long', () => {
    expect(courseOf().sentence).toBe(
      'At 67 you have $5,078 a month in today’s dollars. The annuity never rises: at 2.5% inflation, by 85 the total buys only what $4,153 buys today. Of 100 people your age, about 55 live to 85, and 16 to 95.',
    );
  });

  it('says the sum of the checks', () => {
    expect(courseOf({ dollars: 'paid' }).sentence).toContain('at 85 the checks add up to $7,328');
  });

  it('adapts its sentence to a single source, to 0% inflation and to one sex', () => {
    const plan = { ...usual.plan, annuityAmount: 0 };
    expect(courseOf({ plan }).sentence).toContain('buys the same at every age');
    expect(courseOf({ plan, dollars: 'paid' }).sentence).toContain('at 85 the checks add up to $4,412');
    expect(courseOf({ plan: { ...usual.plan, socialSecurity: 0 }, dollars: 'paid' }).sentence).toContain('The check stays the same');
    expect(courseOf({ inflationPercent: 0 }).sentence).toContain('If prices don’t rise, it buys the same');
    expect(courseOf({ sex: 'female' }).sentence).toContain('Of 100 women your age');
    expect(courseOf({ health: 'poor' }).sentence).toContain('Of 100 people your age in poor health, about 41 live to 85');
  });

  it('pays less Social Security from January 2033 on if a cut is included, not from the next birthday', () => {
    const course = courseOf({ payablePercent: 78 });
    const around = course.years.filter(({ age }) => age === 68 || age === 69);
    expect(around.map(({ from, cut, income }) => [from, cut?.from, income.socialSecurity])).toEqual([
      [68, undefined, 2500],
      [62 + 74 / 12, 'January 2033', 1950],
      [69, undefined, 1950],
    ]);
    expect(course.rows.map(({ age, cut }) => [age, cut?.fromInShort]).slice(0, 3)).toEqual([
      [67, undefined],
      [68, 'Jan 2033'],
      [75, undefined],
    ]);
    expect(course.sentence).toContain(
      'by 85 the total buys only what $3,603 buys today. This counts 78% of Social Security from January 2033 on.',
    );
    const alone = courseOf({ payablePercent: 78, plan: { ...usual.plan, annuityAmount: 0 } });
    expect(alone.sentence).toContain('At 67 you have $2,500 a month in today’s dollars. At 85 it is $1,950.');
  });

  it('draws the cut at its month', () => {
    const place = incomeGeometry(courseOf({ payablePercent: 78 }), 'wide', 864);
    const atCut = (place.plotRight * (74 / 12)) / 38;
    expect(place.socialSecurity).toContain(`H${Math.round(atCut * 10) / 10}`);
  });

  it('has no age twice when the cut comes on a birthday of the plan, before any payment, or after all of them', () => {
    const ages = (part: Partial<PlannerInputs>, today: string) =>
      incomeCourse(plannerFacts({ ...usual, payablePercent: 78, ...part }, today)).years;
    for (const years of [
      ages({}, '2027-01-15'),
      ages({ plan: { ...usual.plan, startAge: 69 } }, '2026-11-26'),
      ages({ plan: { ...usual.plan, socialSecurity: 0 } }, '2026-11-26'),
      ages({}, '2034-02-01'),
    ])
      expect(years).toHaveLength(39);
    expect(ages({}, '2027-01-15').find(({ cut }) => cut)?.from).toBe(68);
  });

  it('names what rises and what stays, with a pension', () => {
    const noAnnuity = { ...usual.plan, annuityAmount: 0 };
    const onlyPension = { ...noAnnuity, socialSecurity: 0 };
    const rising = { ...pension, risesWithPrices: true };
    expect(courseOf({ pension, dollars: 'paid' }).sentence).toContain(
      'Social Security rises with prices, 2.5% a year here, and your pension and the annuity stay the same: at 85',
    );
    expect(courseOf({ pension: rising, plan: noAnnuity }).sentence).toContain(
      'Social Security and your pension rise with prices, so they buy the same at every age.',
    );
    expect(courseOf({ pension, plan: noAnnuity }).sentence).toContain('Your pension never rises: at 2.5% inflation');
    const level = courseOf({ pension, plan: { ...usual.plan, socialSecurity: 0 }, dollars: 'paid' });
    expect(level.sentence).toContain('The checks stay the same at every age');
    expect(courseOf({ pension, plan: onlyPension })).toMatchObject({ firstAge: 65, fullAge: 65 });
  });

  it('starts with the annuity alone before 62', () => {
    const course = courseOf({ plan: { ...usual.plan, currentAge: 55, startAge: 60 } });
    expect(course.fullAge).toBe(62);
    expect(course.rows[0]?.income.socialSecurity).toBe(0);
    expect(course.rows[0]?.income.total).toBeCloseTo(2500 / 1.025 ** 5, 9);
    expect(course.rows.map(({ age }) => age)).toEqual([60, 62, 75, 80, 85, 90, 95, 100]);
  });

  it('takes the chances from the life table of the birth year', () => {
    expect(courseOf().rows.map(({ age, alive }) => [age, Math.round(alive * 100)])).toEqual([
      [67, 94],
      [75, 82],
      [80, 71],
      [85, 55],
      [90, 35],
      [95, 16],
      [100, 5],
    ]);
  });
});

describe('incomeGeometry', () => {
  const widths: readonly (readonly [ChartShape, number])[] = [
    ['wide', 864],
    ['wide', 520],
    ['narrow', 350],
    ['narrow', 280],
  ];

  it.each(widths.flatMap(([shape, width]) => [null, pension].map((given) => [shape, width, given] as const)))(
    '%s at %i, with %j: for every pair of ages, words and bands keep apart and inside',
    (shape, width, given) => {
      for (const dollars of ['real', 'paid'] as const) {
        for (let currentAge = limits.age.from; currentAge <= limits.age.to; currentAge += 1) {
          for (let startAge = Math.max(currentAge, limits.start.from); startAge <= limits.start.to; startAge += 1) {
            const course = courseOf({ dollars, inflationPercent: 10, pension: given, plan: { ...usual.plan, currentAge, startAge } });
            const place = incomeGeometry(course, shape, width);
            expect(JSON.stringify(place)).not.toMatch(/null,null|NaN/);
            expect(`${place.annuity}${place.pension}${place.socialSecurity}${place.alive}`).not.toContain('NaN');
            expect(place.markers[0]?.age).toBe(course.fullAge);
            let taken = 0;
            for (const { labelX, labelY, label, anchor, y } of place.markers) {
              const left = anchor === 'start' ? labelX : labelX - label.length * 9;
              expect(left).toBeGreaterThanOrEqual(taken);
              taken = left + label.length * 9;
              // The names of the bands are to the right of the plot.
              expect(taken).toBeLessThanOrEqual((shape === 'narrow' ? width : place.plotRight) + 0.1);
              expect(labelY).toBeGreaterThanOrEqual(16);
              expect(labelY).toBeLessThan(y);
            }
            for (const [index, tick] of place.ticks.entries()) {
              expect(tick.x).toBeLessThanOrEqual(place.plotRight);
              if (index > 0) expect(tick.x - (place.ticks[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(39.9);
            }
            const names = Object.values(place.names).filter((name) => name !== null);
            expect(names).toHaveLength(given ? 3 : 2);
            for (const [index, name] of names.entries()) {
              expect((names[index - 1] ?? place.bottom + 26) - name).toBeGreaterThanOrEqual(50);
              expect(name).toBeGreaterThanOrEqual(16);
            }
          }
        }
      }
    },
  );

  it('leaves out the band of a missing income', () => {
    expect(incomeGeometry(courseOf({ plan: { ...usual.plan, annuityAmount: 0 } }), 'wide', 864)).toMatchObject({
      annuity: '',
      pension: '',
      names: { annuity: null, pension: null },
    });
    expect(incomeGeometry(courseOf({ plan: { ...usual.plan, socialSecurity: 0 } }), 'wide', 864)).toMatchObject({
      socialSecurity: '',
      names: { socialSecurity: null },
    });
  });

  it('draws a pension between Social Security and the annuity, from its own age', () => {
    const place = incomeGeometry(courseOf({ pension: { ...pension, fromAge: 64 } }), 'wide', 864);
    const at64 = Math.round((place.plotRight * 2 * 10) / 38) / 10;
    expect(place.pension).toMatch(new RegExp(`^M${at64} ${place.bottom} `));
    expect(place.waiting?.width).toBe(at64);
    const already = incomeGeometry(courseOf({ pension: { ...pension, fromAge: 55 } }), 'wide', 864);
    expect(already.waiting).toBeNull();
    expect(already.pension).toMatch(/^M0 /);
    expect(Object.values(already.names)).toEqual([...Object.values(already.names)].sort((one, other) => (other ?? 0) - (one ?? 0)));
  });
});
