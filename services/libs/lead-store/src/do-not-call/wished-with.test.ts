import { expect, it } from 'vitest';
import { isWishedWith } from './wished-with.ts';

const at = new Date('2026-03-06T15:05:00Z');
const said = { at, by: 'kim', way: 'phone' } as const;
const entry = (what: 'no_calls' | 'calls_allowed' | 'no_email', leadId: string) => ({ ...said, what, leadId });
const isOf = (id: string, ...entries: ReturnType<typeof entry>[]) => isWishedWith(id, { noCalls: said, entries }, 'noCalls');

it('knows a wish by the lead with which it was recorded, also after another lead said it again', () => {
  expect(isOf('own', entry('no_calls', 'own'), entry('no_calls', 'other'))).toBe(true);
  expect(isOf('own', entry('no_calls', 'other'))).toBe(false);
});

it('forgets a wish that ended, and one about mail', () => {
  expect(isOf('own', entry('no_calls', 'own'), entry('calls_allowed', 'own'), entry('no_calls', 'other'))).toBe(false);
  expect(isOf('own', entry('no_email', 'own'))).toBe(false);
  expect(isWishedWith('own', { entries: [entry('no_calls', 'own')] }, 'noCalls')).toBe(false);
});
