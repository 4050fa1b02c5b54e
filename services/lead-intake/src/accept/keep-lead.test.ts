import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { type LeadKind, type Leads, type NewLead, openLedger } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createSealing } from '@annuity-lantern/service-kit/sealing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardLedger } from './ask-ledger.ts';
import { createKeepLead } from './keep-lead.ts';

const createdAt = new Date('2026-03-02T15:00:00Z');
const lead = (id: string): NewLead<LeadKind> => ({
  kind: 'consultation',
  id,
  bodyHmac: 'hmac',
  createdAt,
  answers: sampleConsultation,
  contact: { email: 'unknown', phone: 'unknown' },
  consent: null,
  reception: {},
});

let inserted: string[];
let sealed: string[];

beforeEach(() => {
  [inserted, sealed] = [[], []];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Keeps a lead on a MongoDB that gives these answers, one per insert. */
function keepOn(...answers: Promise<unknown>[]) {
  const insertMany = vi.fn((records: readonly { readonly _id: string }[]) => {
    inserted.push(...records.map(({ _id }) => _id));
    return answers.shift();
  });
  const leads = { any: { collection: { insertMany } } } as unknown as Leads;
  const keepLead = createKeepLead({
    leads,
    ledger: openLedger(leads),
    askLedger: guardLedger().ask,
    sealing: createSealing([{ id: 'test', key: Buffer.alloc(32, 's') }]),
    restoreProducer: {
      keep: async ({ leadId, createdAt: first }) => {
        sealed.push(leadId);
        return first;
      },
    },
    log: createLog('test', 'silent'),
  });
  return (id: string) => keepLead(lead(id), () => 'beside');
}

it('does not insert a lead beside its sealed copy if its turn comes too late', async () => {
  const frozen = Promise.withResolvers();
  const keep = keepOn(frozen.promise, Promise.resolve());
  const kept = Promise.all([keep('in flight'), keep('waiting')]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await kept).toEqual(['in flight', 'waiting'].map((id) => ({ outcome: 'sealed', id, createdAt })));
  frozen.resolve(undefined);
  expect(await keep('next')).toMatchObject({ outcome: 'stored', id: 'next' });
  expect(inserted).toEqual(['in flight', 'next']);
  expect(sealed).toEqual(['in flight', 'waiting']);
});

it.each([
  [189, 'sealed'],
  [6, 'sealed'],
  [121, 'refused'],
])('a lead that MongoDB does not store with code %i is %s', async (code, outcome) => {
  const error = Object.assign(new Error('the insert failed'), {
    writeErrors: [{ index: 0, code }],
    result: { insertedCount: 0, getWriteConcernError: () => undefined },
  });
  const keep = keepOn(Promise.reject(error));
  const kept = await keep('lead').then(
    (answer) => answer.outcome,
    (refusal: Error) => (refusal.name === 'LeadRefused' ? 'refused' : refusal.name),
  );
  expect(kept).toBe(outcome);
});

it.each([
  ['used by', { outcome: 'key_reused' }],
  ['used by an erased', { outcome: 'erased', isRepeat: false }],
] as const)('answers a repeat from beside another lead, if its key is %s one', async (_what, outcome) => {
  const beside = { _id: 'beside', bodyHmac: 'hmac', createdAt, verifiedOnReceipt: false, status: 'pending' };
  const query = { read: () => query, readConcern: () => query, lean: async () => [beside] };
  const keepLead = createKeepLead({
    leads: { any: { find: () => query } } as unknown as Leads,
    ledger: { insert: async () => outcome },
    askLedger: guardLedger().ask,
    sealing: createSealing([{ id: 'test', key: Buffer.alloc(32, 's') }]),
    restoreProducer: { keep: () => Promise.reject(new Error('not asked')) },
    log: createLog('test', 'silent'),
  });
  expect(await keepLead(lead('of its key'), () => 'beside')).toMatchObject({ outcome: 'repeated', id: 'beside', createdAt });
});
