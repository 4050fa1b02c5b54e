import { healthCodes } from '@annuity-lantern/contracts/http';
import { expect, test } from 'vitest';
import { findingWords } from './finding-words.ts';

test.each(healthCodes)('says what %s is and what to do, in whole sentences', (code) => {
  const [words] = findingWords([{ code, process: 'lead-worker', effect: 'webhook', count: 2, seconds: 90 }]);
  for (const sentence of [words?.what, words?.todo]) expect(sentence).toMatch(/^[A-Z0-9].*[.]$/);
  expect(`${words?.what} ${words?.todo}`).not.toMatch(/undefined|NaN|\s{2}/);
});

test('says one sentence for several of one kind', () => {
  const parked = { code: 'effects_parked', count: 1 } as const;
  expect(findingWords([{ ...parked, effect: 'webhook' }]).map(({ what }) => what)).toEqual(['1 effect was given up: CRM webhook.']);
  const several = findingWords([{ ...parked, effect: 'webhook' }, { code: 'mongodb_slow' }, { ...parked, effect: 'staffMail', count: 2 }]);
  expect(several.map(({ what }) => what)).toEqual(['3 effects were given up: CRM webhook, Staff mail.', 'MongoDB answers slowly.']);
});
