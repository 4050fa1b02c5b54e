import { expect, test } from 'vitest';
import { chainReport, readDays } from './chain-report.ts';

const now = new Date('2026-03-02T23:59:00.000Z');

test.each([
  [[], ['2026-03-02']],
  [['2026-02-28'], ['2026-02-28']],
  [['2026-02-27..2026-03-01'], ['2026-02-27', '2026-02-28', '2026-03-01']],
  [['2026-13-01'], null],
  [['2026-02-30'], null],
  [['yesterday'], null],
  [['2026-02-28', '2026-03-01'], null],
  [['2026-03-01..2026-02-28'], null],
  [['2026-03-01..'], null],
  [['2020-03-01..2026-02-28'], null],
])('%j asks for %j', (words, days) => {
  expect(readDays(words, now)).toEqual(days);
});

const chains = [{ writer: 'w1', entries: 1, lastHash: 'h1' }];

test('reports a day without faults as intact, with the last hash of each chain', () => {
  expect(chainReport('audit', '2026-03-02', { entries: 1, chains, faults: [], heads: 'compared' })).toBe(
    'Audit of 2026-03-02 (UTC): 1 entry of 1 writer.\n  w1: 1 entry, last hash h1\nCompared with the heads outside MongoDB.\nIntact.\n',
  );
});

test('names the consent ledger and its own file of heads', () => {
  const report = chainReport('consents', '2026-03-02', { entries: 1, chains, faults: [], heads: 'unreadable' });
  expect(report).toMatch(/^Consent ledger of 2026-03-02 \(UTC\)/);
  expect(report).toContain('CONSENT_HEADS_FILE CANNOT BE READ');
});

test('names each fault, and does not call the day intact', () => {
  const faults = [{ id: '2026-03-02/w1/000000002', fault: 'missing' as const }];
  const report = chainReport('audit', '2026-03-02', { entries: 2, chains, faults, heads: 'none' });
  expect(report).toContain('  2026-03-02/w1/000000002: entries before this one are gone\n');
  expect(report).toMatch(/the end of the newest chains was not compared\.\nNOT INTACT: 1 fault\.\n$/);
});
