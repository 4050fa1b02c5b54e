import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { expect, it, vi } from 'vitest';
import type { LeadRecord, NewLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { openLedger } from './ledger.ts';

const lead = (id: string): NewLead<'consultation'> => ({
  kind: 'consultation',
  id,
  bodyHmac: 'hmac',
  createdAt: new Date('2026-03-02T15:00:00Z'),
  answers: sampleConsultation,
  contact: { email: 'unknown', phone: 'unknown' },
  consent: null,
  reception: {},
});

/** A ledger whose first insert ends on request. */
function openSlowLedger() {
  const groups: string[][] = [];
  const first = Promise.withResolvers<void>();
  const insertMany = vi.fn((records: readonly LeadRecord[]) => {
    groups.push(records.map(({ _id }) => _id));
    return groups.length === 1 ? first.promise : Promise.resolve();
  });
  return { ledger: openLedger({ any: { collection: { insertMany } } } as unknown as Leads), groups, endFirst: first.resolve };
}

it('leaves out a lead whose caller gave up before its insert, and inserts its neighbors', async () => {
  const { ledger, groups, endFirst } = openSlowLedger();
  const caller = new AbortController();
  const outcomes = Promise.allSettled([
    ledger.insert(lead('in flight')),
    ledger.insert(lead('before')),
    ledger.insert(lead('given up'), caller.signal),
    ledger.insert(lead('after'), new AbortController().signal),
  ]);
  const reason = new Error('too late');
  caller.abort(reason);
  endFirst();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await outcomes)[2]).toMatchObject({ reason });
  expect(groups).toEqual([['in flight'], ['before', 'after']]);
});

it('inserts nothing if all waiting callers gave up, and continues with the next lead', async () => {
  const { ledger, groups, endFirst } = openSlowLedger();
  const first = ledger.insert(lead('in flight'));
  const givenUp = ledger.insert(lead('given up'), AbortSignal.abort(new Error('too late')));
  endFirst();
  await first;
  await expect(givenUp).rejects.toThrow('too late');
  expect(await ledger.insert(lead('next'))).toMatchObject({ outcome: 'stored' });
  expect(groups).toEqual([['in flight'], ['next']]);
});

it('returns the outcome of an insert that had started when its caller gave up', async () => {
  const { ledger, endFirst } = openSlowLedger();
  const caller = new AbortController();
  const inserted = ledger.insert(lead('in flight'), caller.signal);
  caller.abort();
  endFirst();
  expect(await inserted).toMatchObject({ outcome: 'stored' });
});

it('fills a group with leads that still wait', async () => {
  const { ledger, groups, endFirst } = openSlowLedger();
  const waiting = Array.from({ length: 401 }, (_, index) =>
    ledger.insert(lead(`lead-${index}`), index % 2 === 1 ? AbortSignal.abort() : undefined).catch(() => undefined),
  );
  endFirst();
  await Promise.all(waiting);
  expect(groups.map(({ length }) => length)).toEqual([1, 200]);
});
