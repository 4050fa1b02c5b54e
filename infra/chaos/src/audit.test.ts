import { expectedEffects, reachingEffects } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { type AuditedLead, audit, Received } from './audit.ts';
import type { Acknowledged } from './visitors.ts';

const id = (last: number) => `00000000-0000-8000-8000-00000000000${last}`;
const done = { state: 'done' };
const all = Object.fromEntries(expectedEffects.map((name) => [name, done])) as AuditedLead['effects'];
const count = expectedEffects.length;
const lead = (last: number, changes: Partial<AuditedLead> = {}): AuditedLead => ({
  _id: id(last),
  email: `visitor-${last}@example.org`,
  consent: { analytics: true },
  effects: all,
  ...changes,
});
const acknowledged = (last: number, changes: Partial<Acknowledged> = {}): Acknowledged => ({
  id: id(last),
  email: `visitor-${last}@example.org`,
  status: 201,
  ...changes,
});

function receivedOf(leads: readonly number[], effects: readonly string[] = reachingEffects): Received {
  const received = new Received();
  for (const last of leads) for (const effect of effects) received.take(`lead/${id(last)}/${effect}`);
  return received;
}

it('finds nothing wrong when everything happened once', () => {
  expect(audit([acknowledged(1)], [lead(1)], receivedOf([1]))).toEqual({
    stored: 1,
    lost: [],
    mixedUp: [],
    expected: count,
    done: count,
    unconfirmed: 0,
    unsettled: [],
    wronglyUnconfirmed: [],
    takenOver: [],
    missing: [],
    twice: [],
    resent: 0,
    strange: [],
  });
});

it('finds an acknowledged lead that is not stored', () => {
  const { lost } = audit([acknowledged(1), acknowledged(2, { status: 202 })], [], new Received());
  expect(lost).toEqual([`${id(1)} (201)`, `${id(2)} (202)`]);
});

it('finds an answer that names another lead', () => {
  const answers = [acknowledged(1, { otherId: id(2) }), acknowledged(2, { email: 'visitor-1@example.org' })];
  expect(audit(answers, [lead(1), lead(2)], receivedOf([1, 2])).mixedUp).toEqual([id(1), id(2)]);
});

it('allows a skipped conversion only without consent', () => {
  const effects = { ...all, analytics: { state: 'skipped' } };
  expect(audit([], [lead(1, { effects })], receivedOf([1]))).toMatchObject({ expected: count, unsettled: [`${id(1)} analytics skipped`] });
  expect(audit([], [lead(1, { effects, consent: null })], receivedOf([1]))).toMatchObject({
    expected: count - 1,
    done: count - 1,
    unsettled: [],
  });
});

it('allows unconfirmed only where the provider does not know the key', () => {
  const unconfirmed = { state: 'unconfirmed', lastErrorClass: 'worker_lost' };
  const found = audit([], [lead(1, { effects: { ...all, visitorMail: unconfirmed, webhook: unconfirmed } })], receivedOf([1]));
  expect(found.unconfirmed).toBe(2);
  expect(found.wronglyUnconfirmed).toEqual([`${id(1)} webhook unconfirmed worker_lost`]);
});

it('finds effects that were taken over from a worker, whether or not they ended well', () => {
  const visitorMail = { state: 'unconfirmed', lastErrorClass: 'worker_lost' };
  const webhook = { state: 'done', lastAttempts: [{ errorClass: 'worker_lost' }, { errorClass: 'webhook_busy' }] };
  const staffMail = { state: 'done', lastAttempts: [{ errorClass: 'smtp_timed_out' }] };
  const { takenOver } = audit([], [lead(1, { effects: { ...all, visitorMail, webhook, staffMail } })], receivedOf([1]));
  expect(takenOver).toEqual([`${id(1)} visitorMail unconfirmed worker_lost`, `${id(1)} webhook done`]);
});

it('finds an effect that is done but was not received', () => {
  const received = receivedOf(
    [1],
    reachingEffects.filter((name) => name !== 'visitorMail'),
  );
  expect(audit([], [lead(1)], received).missing).toEqual([`${id(1)} visitorMail done`]);
});

it('tells effects that happened twice from those sent again under a known key', () => {
  const found = audit([], [lead(1)], receivedOf([1, 1], ['staffMail', 'visitorMail', 'webhook', 'analytics']));
  expect(found.twice).toEqual([`lead/${id(1)}/visitorMail`, `lead/${id(1)}/analytics`]);
  expect(found.resent).toBe(2);
});

it('finds receipts without a stored lead or without a key', () => {
  const received = receivedOf([1, 2], ['webhook']);
  received.take(undefined);
  expect(audit([], [lead(1)], received).strange).toEqual([`lead/${id(2)}/webhook`, 'without a key']);
});
