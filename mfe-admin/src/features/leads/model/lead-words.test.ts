import { expect, test } from 'vitest';
import { leadOf } from '../../../testing/fake-desk.ts';
import { consentWords, stateWords } from './lead-words.ts';

test('shows an unknown value as it is', () => {
  expect(stateWords(leadOf(1, 0, { state: 'constructor' }))).toBe('constructor');
});

test('treats a missing consent record as no consent', () => {
  expect(consentWords(leadOf(1, 0))).toEqual({ agreed: '', refused: 'automated calls, text messages, email' });
});
