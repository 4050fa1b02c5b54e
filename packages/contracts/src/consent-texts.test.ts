import { expect, it } from 'vitest';
import { consentText, namesNetwork } from './consent-texts.ts';

it('names the network as the seller, and says that agreeing is no condition of buying', () => {
  const { boxes } = consentText('2026-11-24', 'Example $& Network');
  expect(boxes.automatedCalls.label).toBe(
    'Yes, Example $& Network may call the number above about annuities using automated dialing or a recorded or artificial voice. I don’t have to agree to this to buy anything or to get a call from a person. I can take this back at any time.',
  );
  for (const { label } of [boxes.texts, boxes.automatedCalls]) expect(label).toContain('I don’t have to agree to this to buy anything');
  expect(boxes.texts.hint).toBe('Message and data rates may apply. Reply STOP to end.');
});

it('says whether its words name the network', () => {
  expect(namesNetwork('2026-11-23')).toBe(false);
  expect(namesNetwork('2026-11-24')).toBe(true);
});
