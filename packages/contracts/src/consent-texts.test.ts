import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentText, consentVersions } from './consent-texts.ts';

it('never changes the words of a version: new words are a new version', () => {
  const digest = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  // A line is added with each version; a line that is here stays as it is.
  expect(Object.fromEntries(consentVersions.map((version) => [version, digest(consentText(version, '{network}'))]))).toEqual({
    '2026-11-21': '3da27b48c247',
    '2026-11-22': '3da27b48c247',
    '2026-11-23': '3da27b48c247',
    '2026-11-24': 'a5ae328644c0',
    '2026-11-25': 'a5ae328644c0',
    '2026-11-26': 'a5ae328644c0',
  });
});

it('names the network as the seller, and says that agreeing is no condition of buying', () => {
  const { boxes } = consentText('2026-11-24', 'Example $& Network');
  expect(boxes.automatedCalls.label).toBe(
    'Yes, Example $& Network may call the number above about annuities using automated dialing or a recorded or artificial voice. I don’t have to agree to this to buy anything or to get a call from a person. I can take this back at any time.',
  );
  for (const { label } of [boxes.texts, boxes.automatedCalls]) expect(label).toContain('I don’t have to agree to this to buy anything');
  expect(boxes.texts.hint).toBe('Message and data rates may apply. Reply STOP to end.');
});
