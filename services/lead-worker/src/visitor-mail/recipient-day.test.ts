import { expect, it } from 'vitest';
import { recipientDay } from './recipient-day.ts';

const now = new Date('2026-03-02T15:00:00Z');
const key = 'k'.repeat(32);
const digest = (email: string) => recipientDay(key, email, now);

it.each([
  ['Ada.Okafor@Example.org', ' ada.okafor@example.ORG '],
  ['ada+1@example.org', 'ada+2+3@example.org'],
  ['ada@example.org', 'ada+news@example.org'],
  ['a.d.a@gmail.com', 'ADA+x@googlemail.com'],
  ['ａda@example.org', 'ada@example.org'],
])('takes %s and %s for one mailbox', (one, other) => {
  expect(digest(one)).toBe(digest(other));
});

it.each([
  ['ada@example.org', 'grace@example.org'],
  ['a.da@example.org', 'ada@example.org'],
  ['+ada@example.org', '+grace@example.org'],
  ['ada@example.org', 'ada@example.net'],
  ['ada@gmail.com', 'ada@example.org'],
])('takes %s and %s for two mailboxes', (one, other) => {
  expect(digest(one)).not.toBe(digest(other));
});

it('changes at midnight UTC and with the key', () => {
  const at = (time: string) => recipientDay(key, 'ada@example.org', new Date(time));
  expect(at('2026-03-02T00:00:00.000Z')).toBe(at('2026-03-02T23:59:59.999Z'));
  expect(at('2026-03-03T00:00:00.000Z')).not.toBe(at('2026-03-02T23:59:59.999Z'));
  expect(recipientDay('other key', 'ada@example.org', now)).not.toBe(digest('ada@example.org'));
});
