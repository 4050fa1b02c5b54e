import { describe, expect, it } from 'vitest';
import { countFreeLook } from './count-free-look.ts';
import { nextSteps } from './next-steps.ts';

const delivered = { year: 2026, month: 11, day: 10 };
const onDay = (month: number, day: number) => countFreeLook(delivered, 20, 'cover', { year: 2026, month, day });

describe('nextSteps', () => {
  it.each([
    ['before a date is entered', nextSteps(false, null), /^Find the day of delivery/],
    ['for a contract that is only signed', nextSteps(true, null), /withdraw your application/],
    ['for a delivery that is still to come', nextSteps(false, onDay(11, 9)), /^Keep the envelope/],
    ['while days are left', nextSteps(false, onDay(11, 20)), /^Print and sign the letter below/],
    ['with three days left', nextSteps(false, onDay(11, 27)), /^Call the insurer now/],
    ['on the last day', nextSteps(false, onDay(11, 30)), /^Call the insurer now/],
    ['after the last day', nextSteps(false, onDay(12, 1)), /^Read the cover again/],
  ])('%s begins with %s', (_, [first], words) => {
    expect(first?.say).toMatch(words);
  });

  it('names the day to mail the letter, a weekday', () => {
    const steps = nextSteps(false, countFreeLook(delivered, 11, 'cover', { year: 2026, month: 11, day: 11 }));
    expect(steps[1]?.say).toContain('by certified mail, by Tuesday, November 17, 2026.');
  });

  it('names the tool on paper, where no letter is below', () => {
    const step = nextSteps(false, onDay(11, 20)).find(({ say }) => say.startsWith('Print and sign'));
    expect(step?.onPaper).toBe('Print and sign the letter of the free-look helper.');
  });
});
