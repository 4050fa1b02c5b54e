import { expect, it } from 'vitest';
import { isMissed, mergeReport, type Section, sectionText } from './report.ts';

const section = (title: string, value: number): Section => ({
  title,
  notes: ['how'],
  figures: [{ name: 'a figure', value, unit: 'ms', bar: { at: 'most', value: 5 } }],
  tables: [{ title: 'More', columns: ['a', 'b'], rows: [['1', '2|3']] }],
});
const first = mergeReport('', 'bench', [section('Bytes', 1), section('Memory', 2), section('Start', 3)], 'Monday.');

it('holds a figure against its bar and counts a figure that is not a number as missed', () => {
  const figure = (value: number, at: 'most' | 'least') => ({ name: 'x', value, unit: '', bar: { at, value: 5 } });
  expect([5, 6, Number.NaN].map((value) => isMissed(figure(value, 'most')))).toEqual([false, true, true]);
  expect([5, 4, Number.NaN].map((value) => isMissed(figure(value, 'least')))).toEqual([false, true, true]);
  expect(isMissed({ name: 'x', value: 6, unit: '' })).toBe(false);
});

it('prints figures with bar and verdict', () => {
  expect(sectionText(section('Bytes', 7.123))).toMatch(/a figure +7.12 ms +at most 5 ms +MISSED/);
});

it('writes each section with its date below one title', () => {
  expect(first.match(/^# /gm)).toHaveLength(1);
  expect(first.match(/^## .*/gm)).toEqual(['## Bytes', '## Memory', '## Start']);
  expect(first).toContain('## Bytes\n\nMonday.\n\n- how\n\n| figure |');
  expect(first).toContain('| 1 | 2\\|3 |');
});

it('replaces sections that were measured again, and keeps the others', () => {
  const second = mergeReport(first, 'bench', [section('Memory', 9), section('Intake', 4)], 'Friday.');
  expect(second.match(/^## .*/gm)).toEqual(['## Bytes', '## Memory', '## Start', '## Intake']);
  expect(second.match(/Monday\./g)).toHaveLength(2);
  expect(second).toContain('| a figure | 9 ms |');
  expect(second).not.toContain('| a figure | 2 ms |');
  expect(mergeReport(first, 'bench', [section('Memory', 2)], 'Monday.')).toBe(first);
});
