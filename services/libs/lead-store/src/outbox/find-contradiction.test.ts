import { describe, expect, it } from 'vitest';
import { firstOutbox } from '../insert/first-outbox.ts';
import type { Effect, LeadRecord } from '../record/lead-record.ts';
import { asOlderIntake } from '../testing/as-older-intake.ts';
import { findContradiction } from './find-contradiction.ts';

const now = new Date('2026-03-02T15:00:00Z');
const ofNew = firstOutbox({ consent: null, contact: { email: 'unknown', phone: 'good' }, reception: {}, createdAt: now });
/** More of its effects wait. */
const first = asOlderIntake({ effects: ofNew, createdAt: now } as LeadRecord).effects;
const held = (token: string): Effect => ({ state: 'sending', attempts: 1, nextAt: now, token });
const done: Effect = { state: 'done', attempts: 1, doneAt: now };

describe('a possible state', () => {
  it.each([
    ['of a new lead', ofNew],
    ['of a lead of an older intake', {}],
    ['with effects in progress', { verify: held('a'), persist: held('b') }],
    ['with a successor in progress', { persist: done, webhook: { ...first.webhook, ...held('c') } }],
    ['with a successor that was skipped early', { webhook: { ...first.webhook, state: 'skipped' } }],
    ['after staff replayed a check whose mail was sent', { visitorMail: { ...first.visitorMail, ...done } }],
    ['with an effect of a later version', { later: { ...done, after: 'unknown' } }],
  ])('%s has no contradiction', (_which, changes) => {
    expect(findContradiction({ ...first, ...(changes as typeof first) })).toBeNull();
  });
});

it.each([
  ['webhook', 'too_early', { webhook: { ...first.webhook, ...done } }],
  ['staffMail', 'too_early', { persist: held('a'), staffMail: { ...first.staffMail, state: 'due', nextAt: now } }],
  ['verify', 'still_held', { verify: { ...done, token: 'a' } }],
  ['verify', 'shared_token', { verify: held('a'), persist: held('a') }],
  ['persist', 'no_time', { persist: { state: 'due', attempts: 0 } }],
] as const)('finds %s %s', (effect, fault, changes) => {
  expect(findContradiction({ ...first, ...(changes as unknown as typeof first) })).toEqual({ effect, fault });
});
