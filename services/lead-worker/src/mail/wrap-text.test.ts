import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const word = 'x'.repeat(9);

it('fills lines up to 72 columns', () => {
  expect(wrapText(Array(15).fill(word).join(' '))).toBe([Array(7).fill(word).join(' '), Array(7).fill(word).join(' '), word].join('\n'));
  expect(wrapText(`${'a'.repeat(36)} ${'b'.repeat(35)}`)).toHaveLength(72);
  expect(wrapText(`${'a'.repeat(36)} ${'b'.repeat(36)}`)).toBe(`${'a'.repeat(36)}\n${'b'.repeat(36)}`);
});

it('leaves a longer word whole, and collapses other white space', () => {
  expect(wrapText(`  to\n\n${'y'.repeat(80)}  end `)).toBe(`to\n${'y'.repeat(80)}\nend`);
});
