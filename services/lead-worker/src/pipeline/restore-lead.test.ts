import { randomUUID } from 'node:crypto';
import type { LeadHint } from '@annuity-lantern/contracts/http';
import { type InsertOutcome, type LeadKind, LeadRefused, type NewLead, writeLead } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import type { EffectToDispatch } from '@annuity-lantern/service-kit/queue';
import { createSealing } from '@annuity-lantern/service-kit/sealing';
import { beforeEach, expect, it } from 'vitest';
import { createRestoreLead } from './restore-lead.ts';

const sealing = createSealing([{ id: 'k1', key: Buffer.alloc(32, 'k') }]);
const createdAt = new Date('2026-03-02T15:00:00Z');
const lead: NewLead<'annuity-review'> = {
  kind: 'annuity-review',
  id: randomUUID(),
  bodyHmac: 'hmac',
  createdAt,
  answers: { firstName: 'Grace', lastName: 'Lindqvist', email: 'grace@example.org', phone: '303-499-7111' },
  contact: { email: 'good', phone: 'good' },
  consent: null,
  reception: { address: '203.0.113.7' },
};
const conflictId = randomUUID();
const sealed = sealing.seal(writeLead({ lead, conflictId }), lead.id);
const stored: InsertOutcome = { outcome: 'stored', createdAt, verified: false, due: ['verify', 'persist'] };
const repeated: InsertOutcome = { outcome: 'repeated', createdAt, verified: false };

let lines: string[];
let inserted: NewLead<LeadKind>[];
let dispatched: EffectToDispatch[];
let hints: LeadHint[];
let answers: (InsertOutcome | Error)[];
let answered: [leadId: string, createdAt: Date][];

beforeEach(() => {
  [lines, inserted, dispatched, hints, answers, answered] = [[], [], [], [], [], []];
});

function restore(text = sealed, leadId = lead.id, more: { restored?: true } = {}) {
  const insert = async (given: NewLead<LeadKind>): Promise<InsertOutcome> => {
    inserted.push(given);
    const answer = answers.shift() ?? new Error('nothing is expected any more');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return createRestoreLead({
    ledger: { insert },
    keepFirstAnswer: async (...answer) => void answered.push(answer),
    sealing,
    producer: {
      enqueue: async (effects) => {
        dispatched.push(...effects);
      },
    },
    hint: (hint) => void hints.push(hint),
    log: createLog('test', 'info', { write: (line) => lines.push(line) }),
  })({ v: 1, leadId, sealed: text, ...more });
}

it('marks a submission from a backup, so that its effects are not repeated blindly', async () => {
  answers = [stored];
  expect(await restore(sealed, lead.id, { restored: true })).toBe('restored');
  expect(inserted).toMatchObject([{ id: lead.id, restored: true }]);
});

it('stores a sealed submission as acknowledged before, and starts its effects', async () => {
  answers = [stored];
  expect(await restore()).toBe('restored');
  expect(inserted).toEqual([{ ...lead, answeredBefore: true }]);
  expect(answered).toEqual([]);
  expect(dispatched).toEqual([{ leadId: lead.id, effect: 'persist', attempts: 0 }]);
  expect(hints).toEqual([{ id: lead.id, kind: 'annuity-review', what: 'new' }]);
});

it('accepts a submission that is already stored, and lets it answer as the visitor was answered', async () => {
  answers = [repeated];
  expect(await restore()).toBe('restored');
  expect(answered).toEqual([[lead.id, createdAt]]);
  expect([dispatched, hints]).toEqual([[], []]);
});

it.each([stored, repeated])('stores it beside another body under its key: %o', async (beside) => {
  answers = [{ outcome: 'key_reused' }, beside];
  expect(await restore()).toBe('restored');
  expect(inserted.at(-1)).toEqual({ ...lead, answeredBefore: true, id: conflictId, keyConflict: lead.id });
  expect(dispatched.map(({ leadId }) => leadId)).toEqual(beside === stored ? [conflictId] : []);
});

it('drops the sealed copy of a lead that was erased', async () => {
  answers = [{ outcome: 'erased', isRepeat: true }];
  expect(await restore()).toBe('restored');
  expect([inserted.length, answered, dispatched, hints]).toEqual([1, [], [], []]);
});

it('drops the copy that was erased beside the lead that had its key first', async () => {
  answers = [{ outcome: 'key_reused' }, { outcome: 'erased', isRepeat: true }];
  expect(await restore()).toBe('restored');
  expect([dispatched, hints]).toEqual([[], []]);
});

it('stores another submission under the key of an erased lead, because it was acknowledged', async () => {
  answers = [{ outcome: 'erased', isRepeat: false }, stored];
  expect(await restore()).toBe('restored');
  expect(dispatched.map(({ leadId }) => leadId)).toEqual([conflictId]);
});

it.each([
  ['MongoDB is away', [new Error('grace@example.org')]],
  ['it goes away in between', [{ outcome: 'key_reused' } as const, new Error('grace@example.org')]],
])('tries again when %s', async (_when, given) => {
  answers = [...given];
  expect(await restore()).toBe('again');
});

it.each<[string, string, string, (InsertOutcome | Error)[], RegExp]>([
  ['can never be stored', sealed, lead.id, [new LeadRefused('grace@example.org')], /can never be stored/],
  ['is of another lead', sealed, randomUUID(), [], /"errorClass":"damaged","keyId":"k1"/],
  ['is of a key that we do not have', sealed.replace('k1', 'k0'), lead.id, [], /"errorClass":"unknown_key","keyId":"k0"/],
  ['is of another version', sealing.seal('{"v":2}', lead.id), lead.id, [], /"errorClass":"unreadable"/],
])('parks a submission that %s, and logs an error', async (_what, text, leadId, given, words) => {
  answers = given;
  expect(await restore(text, leadId)).toEqual({ parked: expect.any(String) });
  expect(lines).toEqual([expect.stringMatching(words)]);
  expect(lines.join()).toContain('"level":"error"');
  expect(lines.join()).not.toContain('grace@');
});
