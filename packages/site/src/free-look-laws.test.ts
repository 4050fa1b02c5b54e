import { usStates } from '@annuity-lantern/contracts/http';
import { describe, expect, it } from 'vitest';
import { daysByLaw, freeLookLaws } from './free-look-laws.ts';

const laws = Object.entries(freeLookLaws);

it('has its rows in the order of the states', () => {
  expect(laws.map(([state]) => state)).toEqual(Object.keys(usStates).filter((state) => state in freeLookLaws));
});

describe.each(laws)('%s', (_state, { days, older, replacementDays, lateDays, onlyIfLate, note, citation, source, checkedOn }) => {
  it('states days, its law, and where and when it was read', () => {
    const stated = [days, older?.days, replacementDays, lateDays].filter((one) => one !== undefined);
    expect(stated.length).toBeGreaterThan(0);
    for (const one of stated) expect(one).toBeGreaterThanOrEqual(10);
    expect(citation).toMatch(/\d/);
    expect(source).toMatch(/^https?:\/\/[^/]+\/./);
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(note ?? 'A rule.').toMatch(/\.$/);
  });

  it('gives more days than usual where an age or a condition is named', () => {
    if (onlyIfLate) expect([days, older, replacementDays, typeof lateDays]).toEqual([undefined, undefined, undefined, 'number']);
    for (const more of [older?.days, replacementDays, lateDays]) expect(more ?? days ?? 10).toBeGreaterThanOrEqual(days ?? 0);
  });
});

describe('daysByLaw', () => {
  const usual = { replaces: false, isOlder: false, cameLate: false };
  const days = (state: keyof typeof freeLookLaws, own = {}) => daysByLaw(freeLookLaws[state] ?? { ...missing }, { ...usual, ...own });
  const missing = { citation: '', source: '', checkedOn: '' };

  it.each<[keyof typeof freeLookLaws, Partial<typeof usual>, number | null]>([
    ['FL', {}, 21],
    ['TX', {}, 20],
    ['TX', { replaces: true }, 30],
    // A law for replacements that was not read may give more.
    ['FL', { replaces: true }, null],
    ['CA', { replaces: true, isOlder: true }, null],
    ['AZ', { replaces: true }, null],
    ['AZ', {}, 10],
    ['AZ', { isOlder: true }, 30],
    ['CA', { isOlder: true }, 30],
    ['UT', { replaces: true }, 30],
    ['NY', { replaces: true }, 60],
    // Its source is silent on other contracts.
    ['NY', {}, null],
    ['HI', {}, null],
    ['HI', { cameLate: true }, 15],
    ['OR', { cameLate: true }, 15],
  ])('%s, %j: %s', (state, own, expected) => {
    expect(days(state, own)).toBe(expected);
  });
});
