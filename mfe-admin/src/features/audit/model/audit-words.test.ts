import { expect, it } from 'vitest';
import { whatWords } from './audit-words.ts';

it.each([
  [{ action: 'call_refused', details: { call: 'setAccountRole' } }, 'A call was refused: setAccountRole'],
  [{ action: 'password_refused', details: { call: 'proveSelf' } }, 'Own password refused: proveSelf'],
  [
    { action: 'signed_in', details: { network: 'k3-Vq_0aZ', browser: 'Firefox on Windows' } },
    'Signed in: Firefox on Windows, network k3-Vq_0aZ',
  ],
  [{ action: 'signed_in', details: { network: 'k3-Vq_0aZ' } }, 'Signed in: network k3-Vq_0aZ'],
  [{ action: 'code_refused', details: { username: 'ruth', network: 'k3' } }, 'Sign-in code refused: ruth, network k3'],
  [{ action: 'account_added', details: { username: 'ruth', role: 'agent' } }, 'Added an account: ruth'],
])('says %j in words', (row, words) => {
  expect(whatWords(row)).toBe(words);
});
