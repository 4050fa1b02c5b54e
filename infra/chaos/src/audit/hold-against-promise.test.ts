import { expect, it } from 'vitest';
import { Received } from '../sinks/received.ts';
import type { Acknowledged } from '../visitors/visit.ts';
import { holdAgainstPromise } from './hold-against-promise.ts';
import type { LedgerLead } from './open-ledger.ts';

const id = (last: number) => `00000000-0000-8000-8000-00000000000${last}`;
const done = { state: 'done', attempts: 1 };
const all = { verify: done, persist: done, staffMail: done, visitorMail: done, webhook: done, analytics: done };
const lead = (last: number, changes: Partial<LedgerLead> = {}): LedgerLead => ({
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

function receivedOf(...leads: readonly number[]): Received {
  const received = new Received();
  for (const last of leads)
    for (const effect of ['staffMail', 'visitorMail', 'webhook', 'analytics']) received.take(`lead/${id(last)}/${effect}`);
  return received;
}

const nothingWrong = { lost: [], mixedUp: [], unsettled: [], wronglyUnconfirmed: [], missing: [], twice: [], resent: 0, strange: [] };

it('finds nothing where everything is there once', () => {
  const found = holdAgainstPromise({ acknowledged: [acknowledged(1)], leads: [lead(1)], received: receivedOf(1) });
  expect(found).toMatchObject({ ...nothingWrong, stored: 1, expected: 6, done: 6, unconfirmed: { visitorMail: 0, analytics: 0 } });
});

it('misses an acknowledged lead that the ledger does not have', () => {
  const found = holdAgainstPromise({
    acknowledged: [acknowledged(1), acknowledged(2, { status: 202 })],
    leads: [],
    received: new Received(),
  });
  expect(found.lost).toEqual([`${id(1)} (201)`, `${id(2)} (202)`]);
});

it('sees an answer that names another lead', () => {
  const evidence = { leads: [lead(1), lead(2)], received: receivedOf(1, 2) };
  const twoIds = acknowledged(1, { otherId: id(2) });
  const othersId = acknowledged(2, { email: 'visitor-1@example.org' });
  expect(holdAgainstPromise({ ...evidence, acknowledged: [twoIds, othersId] }).mixedUp).toEqual([id(1), id(2)]);
});

it('holds an effect that was skipped against what the visitor agreed to', () => {
  const skipped = { ...all, analytics: { state: 'skipped', attempts: 0 } };
  const evidence = { acknowledged: [], received: receivedOf(1) };
  const wrongly = holdAgainstPromise({ ...evidence, leads: [lead(1, { effects: skipped })] });
  expect(wrongly).toMatchObject({ expected: 6, unsettled: [`${id(1)} analytics skipped`] });
  const rightly = holdAgainstPromise({ ...evidence, leads: [lead(1, { effects: skipped, consent: null })] });
  expect(rightly).toMatchObject({ expected: 5, done: 5, unsettled: [] });
});

it('lets nothing be unconfirmed whose provider knows the key', () => {
  const unconfirmed = { state: 'unconfirmed', attempts: 1, lastErrorClass: 'worker_lost' };
  const found = holdAgainstPromise({
    acknowledged: [],
    leads: [lead(1, { effects: { ...all, visitorMail: unconfirmed, webhook: unconfirmed } })],
    received: receivedOf(1),
  });
  expect(found.unconfirmed).toEqual({ visitorMail: 1, analytics: 0 });
  expect(found.wronglyUnconfirmed).toEqual([`${id(1)} webhook unconfirmed worker_lost`]);
});

it('misses what is marked done and came nowhere', () => {
  const received = new Received();
  for (const effect of ['staffMail', 'webhook', 'analytics']) received.take(`lead/${id(1)}/${effect}`);
  expect(holdAgainstPromise({ acknowledged: [], leads: [lead(1)], received }).missing).toEqual([`${id(1)} visitorMail`]);
});

it('tells what came twice from what was sent again under a key that its receiver knows', () => {
  const received = receivedOf(1, 1);
  const found = holdAgainstPromise({ acknowledged: [], leads: [lead(1)], received });
  expect(found.twice).toEqual([`${id(1)} visitorMail`, `${id(1)} analytics`]);
  expect(found.resent).toBe(2);
});

it('wonders about what came for nobody', () => {
  const received = receivedOf(1, 2);
  received.take('another key');
  const { strange } = holdAgainstPromise({ acknowledged: [], leads: [lead(1)], received });
  expect(strange).toHaveLength(5);
});
