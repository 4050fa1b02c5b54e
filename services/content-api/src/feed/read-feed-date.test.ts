import { afterAll, describe, expect, it } from 'vitest';
import { readFeedDate } from './read-feed-date.ts';

const NOW = Date.UTC(2026, 10, 20);
const zoneBefore = process.env.TZ;
afterAll(() => {
  process.env.TZ = zoneBefore;
});

describe.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('on a machine in %s', (zone) => {
  it.each([
    ['Tue, 03 Feb 2026 23:30:00 +0000', '2026-02-03T23:30:00.000Z', '2026-02-03'],
    ['Tue, 03 Feb 2026 23:30:00 -0500', '2026-02-04T04:30:00.000Z', '2026-02-03'],
    ['Wed, 4 Feb 2026 00:30 +0900', '2026-02-03T15:30:00.000Z', '2026-02-04'],
    ['Tue, 3 Feb 2026 23:30:00 EST', '2026-02-04T04:30:00.000Z', '2026-02-03'],
    ['Tue, 3 Feb 2026 23:30:00 GMT', '2026-02-03T23:30:00.000Z', '2026-02-03'],
    ['3 February 2026 23:30:00', '2026-02-03T23:30:00.000Z', '2026-02-03'],
    ['Tuesday, 3 Feb 26', '2026-02-03T00:00:00.000Z', '2026-02-03'],
    ['Tue, 3 Feb 2026 3:05:00 CEST', '2026-02-03T03:05:00.000Z', '2026-02-03'],
    ['2026-02-03', '2026-02-03T00:00:00.000Z', '2026-02-03'],
    ['2026-02', '2026-02-01T00:00:00.000Z', '2026-02-01'],
    ['2026-02-03T23:30:00', '2026-02-03T23:30:00.000Z', '2026-02-03'],
    ['2026-02-03 23:30:00', '2026-02-03T23:30:00.000Z', '2026-02-03'],
    ['2026-02-03T23:30:00-05:00', '2026-02-04T04:30:00.000Z', '2026-02-03'],
    ['2026-02-03T23:30:00.5+0000', '2026-02-03T23:30:00.500Z', '2026-02-03'],
    ['2026-02-03t23:30z', '2026-02-03T23:30:00.000Z', '2026-02-03'],
  ])('reads %s as its own day', (text, moment, day) => {
    process.env.TZ = zone;
    const read = readFeedDate(text, NOW);
    expect([read && new Date(read.at).toISOString(), read?.day]).toEqual([moment, day]);
  });
});

it.each([
  undefined,
  '',
  'soon',
  '2026-13-01',
  '3 Foo 2026',
  '1985-01-01',
  '2027-01-01',
  'Tue, 31 Feb 2026 25:00:00 GMT',
  `2026-01-01${' '.repeat(80)}x`,
])('reads no date in %s', (text) => {
  expect(readFeedDate(text, NOW)).toBeUndefined();
});
