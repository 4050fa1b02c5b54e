import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, daysBetween, toIso } from './calendar-day.ts';
import { renewalWindow, type WindowSide } from './renewal-window.ts';

const at = (iso: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

describe('renewalWindow', () => {
  it.each<[string, number, WindowSide, Record<string, string>]>([
    ['2027-03-01', 30, 'after', { askOn: '2026-12-31', opens: '2027-03-01', checkOn: '2027-03-23', closes: '2027-03-30' }],
    ['2027-03-01', 30, 'before', { askOn: '2026-12-02', opens: '2027-01-31', checkOn: '2027-02-22', closes: '2027-03-01' }],
    ['2028-02-29', 30, 'after', { askOn: '2027-12-31', opens: '2028-02-29', checkOn: '2028-03-22', closes: '2028-03-29' }],
    ['2026-12-31', 30, 'after', { askOn: '2026-11-01', opens: '2026-12-31', checkOn: '2027-01-22', closes: '2027-01-29' }],
    // A window shorter than a week: the papers can be checked on its first day at the earliest.
    ['2026-12-31', 5, 'after', { askOn: '2026-11-01', opens: '2026-12-31', checkOn: '2026-12-31', closes: '2027-01-04' }],
    ['2026-12-31', 1, 'before', { askOn: '2026-11-01', opens: '2026-12-31', checkOn: '2026-12-31', closes: '2026-12-31' }],
  ])('for a term that ends on %s and %i days %s it: %j', (termEnds, days, side, expected) => {
    const { askOn, opens, checkOn, closes } = renewalWindow(at(termEnds), days, side, null);
    expect({ askOn: toIso(askOn), opens: toIso(opens), checkOn: toIso(checkOn), closes: toIso(closes) }).toEqual(expected);
  });

  it.each([
    ['2026-12-30', 'early', 90],
    ['2026-12-31', 'ask', 89],
    ['2027-02-28', 'ask', 30],
    ['2027-03-01', 'open', 29],
    ['2027-03-29', 'open', 1],
    ['2027-03-30', 'last-day', 0],
    ['2027-03-31', 'closed', -1],
  ])('on %s it is %s, with %i days left', (today, phase, daysLeft) => {
    expect(renewalWindow(at('2027-03-01'), 30, 'after', at(today))).toMatchObject({ phase, daysLeft });
  });

  it('counts no days left while today is not known', () => {
    expect(renewalWindow(at('2027-03-01'), 30, 'after', null)).toMatchObject({ phase: 'counted', daysLeft: null });
  });

  it('has as many days as the contract says, the end of the term among them', () => {
    const termEnds = fc
      .record({ year: fc.integer({ min: 2000, max: 2098 }), dayOfYear: fc.integer({ min: 0, max: 365 }) })
      .map(({ year, dayOfYear }) => addDays({ year, month: 1, day: 1 }, dayOfYear));
    fc.assert(
      fc.property(termEnds, fc.integer({ min: 1, max: 90 }), fc.constantFrom<WindowSide>('after', 'before'), (ends, days, side) => {
        const { opens, closes, checkOn } = renewalWindow(ends, days, side, null);
        expect(daysBetween(opens, closes) + 1).toBe(days);
        expect(side === 'after' ? opens : closes).toEqual(ends);
        expect(daysBetween(opens, checkOn)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
