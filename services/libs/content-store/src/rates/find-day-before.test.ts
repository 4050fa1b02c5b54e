import { expect, it } from 'vitest';
import { dayBefore, type Published } from './find-day-before.ts';

const noon = Date.parse('2026-11-18T12:00:00Z');
const since = new Date(noon - 24 * 3_600_000);

/** Published this many hours before noon. */
function sheet(hours: number, further: Partial<Published> = {}): Published {
  return { _id: `${hours} h`, at: new Date(noon - hours * 3_600_000), digest: `of ${hours}`, count: 20, samples: 0, ...further };
}

it('finds the sheet that was in use 24 hours ago, past all later ones', async () => {
  expect(await dayBefore([sheet(1), sheet(2), sheet(3), sheet(4), sheet(5), sheet(23), sheet(30), sheet(50)], since)).toBe('30 h');
  expect(await dayBefore([sheet(30), sheet(50)], since)).toBe('30 h');
});

it('finds the first real sheet of a new site', async () => {
  expect(await dayBefore([sheet(1), sheet(2)], since)).toBe('2 h');
  expect(await dayBefore([sheet(1), sheet(2), sheet(30, { samples: 20 })], since)).toBe('2 h');
  expect(await dayBefore([sheet(1, { samples: 20 }), sheet(30)], since)).toBeUndefined();
});

it('finds a sheet that a second person approved since then', async () => {
  const decision = { by: 'ruiz', at: new Date(noon) };
  expect(await dayBefore([sheet(1), sheet(2, { decision }), sheet(30)], since)).toBe('2 h');
});

it('passes over a sheet that was undone, even if it was approved', async () => {
  const decision = { by: 'ruiz', at: new Date(noon) };
  const undone = sheet(1, { putBack: true, digest: 'of 30' });
  expect(await dayBefore([undone, sheet(2, { decision }), sheet(30), sheet(50)], since)).toBe('30 h');
});
