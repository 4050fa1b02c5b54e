import { expect, test } from 'vitest';
import { codeStateWords } from './code-words.ts';

const now = Date.parse('2026-03-02T17:05:00Z');
const state = { active: true, since: '2026-01-05T09:00:00.000Z', recoveryLeft: 10, required: false };

test.each([
  [10, '10 recovery codes are left.'],
  [3, 'Only 3 recovery codes are left. Make new ones.'],
  [1, 'Only 1 recovery code is left. Make new ones.'],
  [0, 'No recovery code is left. Make new ones.'],
])('with %i recovery codes left it says so', (recoveryLeft, words) => {
  expect(codeStateWords({ ...state, recoveryLeft }, now)).toMatch(new RegExp(`^On\\. Set up: Jan 5 .*app\\. ${words}$`));
});

test('says how to sign in without a code', () => {
  expect(codeStateWords({ active: false, recoveryLeft: 0, required: true }, now)).toMatch(/^You sign in with your password alone\./);
});
