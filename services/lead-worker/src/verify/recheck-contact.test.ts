import type { ContactOutcomes } from '@annuity-lantern/lead-store';
import { expect, it } from 'vitest';
import { recheckContact } from './recheck-contact.ts';

it.each<[ContactOutcomes['email'], ContactOutcomes['phone'], 'done' | 'again']>([
  ['good', 'good', 'done'],
  ['false', 'good', 'done'],
  ['good', 'false', 'done'],
  ['unknown', 'false', 'done'],
  ['unknown', 'good', 'again'],
  ['good', 'unknown', 'again'],
  ['unknown', 'unknown', 'again'],
])('e-mail %s, phone %s: %s', async (email, phone, state) => {
  const check = async () => ({ email: { outcome: email }, phone: { outcome: phone } });
  expect(await recheckContact({ check }, { email: 'ada@example.org', phone: '(202) 762-1401' })).toEqual({
    state,
    contact: { email, phone },
  });
});
