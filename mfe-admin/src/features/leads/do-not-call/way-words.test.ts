import { COMPLAINT, CRM_ACTOR, MAIL_ACTOR } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { recordedWords } from './way-words.ts';

it('says who recorded the wish for no calls, and how the person said so', () => {
  expect(recordedWords({ by: 'kim', way: 'in person' })).toBe('by kim (in person)');
  expect(recordedWords({ by: CRM_ACTOR, way: CRM_ACTOR })).toBe('by the CRM');
  expect(recordedWords({ by: MAIL_ACTOR, way: COMPLAINT })).toBe('by the mail host, because they reported our mail as unwanted');
});
