import { expect, it } from 'vitest';
import { deedWords, doerWords } from './history-words.ts';

it.each([
  ['system', 'System gave the request to ruth; the request is assigned now'],
  ['margaret', 'margaret gave the request to ruth; the request is assigned now'],
])('names who gave a request: %s', (by, sentence) => {
  const entry = { what: 'owner', by, toOwner: 'ruth', from: 'pending', to: 'assigned' } as const;
  expect(`${doerWords(entry)} ${deedWords(entry)}`).toBe(sentence);
});
