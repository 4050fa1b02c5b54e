import { expect, it } from 'vitest';
import { mergeReport } from './merge-report.ts';
import type { Section } from './section.ts';

const section = (title: string, value: number): Section => ({
  title,
  notes: ['how'],
  figures: [{ name: 'a figure', value, unit: 'ms' }],
  tables: [{ title: 'More', columns: ['a', 'b'], rows: [['1', '2|3']] }],
});

const monday = 'Measured on Monday.';
const friday = 'Measured on Friday.';
const first = mergeReport('', [section('Bytes', 1), section('Memory', 2), section('Start', 3)], monday);

it('writes each section with when it was measured, below one head', () => {
  expect(first.match(/^# /gm)).toHaveLength(1);
  expect(first.match(/^## .*/gm)).toEqual(['## Bytes', '## Memory', '## Start']);
  expect(first.match(/Measured on Monday\./g)).toHaveLength(3);
  expect(first).toContain('## Bytes\n\nMeasured on Monday.\n\n- how\n\n| figure |');
  expect(first).toContain('| a figure | 1 ms |');
});

it('replaces what was measured again, in its place, and keeps the rest with its own date', () => {
  const second = mergeReport(first, [section('Memory', 9), section('Intake', 4)], friday);
  expect(second.match(/^## .*/gm)).toEqual(['## Bytes', '## Memory', '## Start', '## Intake']);
  expect(second.match(/Measured on Monday\./g)).toHaveLength(2);
  expect(second.match(/Measured on Friday\./g)).toHaveLength(2);
  expect(second).toContain('| a figure | 9 ms |');
  expect(second).not.toContain('| a figure | 2 ms |');
  expect(second).toContain(first.slice(first.indexOf('## Bytes'), first.indexOf('## Memory')));
});

it('gives the same text when the same is written twice', () => {
  expect(mergeReport(first, [section('Memory', 2)], monday)).toBe(first);
});
