import { expect, test } from 'vitest';
import { leadOf } from '../../../testing/fake-desk.ts';
import { consentWords, dialable, stateWords } from './lead-words.ts';

test.each([
  ['(202) 762-1401', '+12027621401'],
  ['1-202-762-1401', '+12027621401'],
  ['+1 202 762 1401', '+12027621401'],
  ['762-1401', undefined],
])('dials %s as %s', (typed, dialled) => {
  expect(dialable(typed)).toBe(dialled);
});

test('shows an unknown value as it is', () => {
  expect(stateWords(leadOf(1, 0, { state: 'constructor' }))).toBe('constructor');
});

test('treats a missing consent record as no consent', () => {
  expect(consentWords(leadOf(1, 0))).toEqual({ agreed: '', refused: 'automated calls, text messages, email' });
});
