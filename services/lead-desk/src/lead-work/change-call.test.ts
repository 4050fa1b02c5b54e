import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { type NumberRecord, type StoredLead, toRecord } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DeskContext } from '../desk-context.ts';
import { changesLead } from './change-call.ts';

vi.mock('../session/staff.ts', () => ({ callerOf: () => ({ id: 'u1', username: 'kim', role: 'agent' }) }));

const id = '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11';
const lead = toRecord({
  kind: 'consultation',
  id,
  bodyHmac: 'hmac',
  createdAt: new Date('2026-03-02T15:00:00Z'),
  answers: sampleConsultation,
  contact: { email: 'good', phone: 'good' },
  consent: null,
  reception: {},
}) as StoredLead;
const noCalls = { at: new Date('2026-03-01T15:00:00Z'), by: 'ruiz', way: 'phone' };

let done: string[] = [];
/** Every read fails from then on. */
let isAway = false;

function read<T>(what: string, found: T): T {
  done.push(what);
  if (isAway) throw new Error('away');
  return found;
}

const others = { lean: async () => read('related', []), sort: () => others, limit: () => others };
const desk = {
  leads: { any: { findById: () => ({ lean: async () => read('lead', lead) }), find: () => others } },
  doNotCall: { read: async (): Promise<NumberRecord> => read('number', { noCalls, entries: [] }) },
  audit: { append: async ({ action }: { action: string }) => void done.push(`audit ${action}`) },
  hint: () => void done.push('hint'),
} as unknown as DeskContext;
const context = { request: {}, log: { info: () => {} } } as never;
const input = { params: { id: id.toUpperCase() } };

beforeEach(() => {
  done = [];
  isAway = false;
});

const call = (made: () => unknown) =>
  changesLead(desk, 'note', () => ({
    change: async () => {
      done.push('change');
      isAway = true;
      return made() as never;
    },
  }))(input, context);

it('reads what the answer says before the audit and the change, and answers all of it although no read works any more', async () => {
  const answer = await call(() => ({ outcome: 'changed', lead: { ...lead, seq: 1 } }));
  expect(answer).toMatchObject({ id, seq: 1, noCalls: { by: 'ruiz' }, noEmail: null, badAddress: null, callEntries: [], askFirst: false });
  expect([...new Set(done.slice(0, -3))].toSorted()).toEqual(['lead', 'number', 'related']);
  expect(done.slice(-3)).toEqual(['audit note', 'change', 'hint']);
});

it('changes and audits nothing if a read fails', async () => {
  isAway = true;
  await expect(call(() => null)).rejects.toThrow('away');
  expect(done).toEqual(['lead']);
});

it.each<[string, unknown, string]>([
  ['a refusal', { outcome: 'refused', lead }, 'transition_not_allowed'],
  ['a lead that is gone', { outcome: 'unknown' }, 'not_found'],
  ['an error', new AppError('invalid_input', { message: 'full' }), 'invalid_input'],
])('records %s in the audit, and hints nothing', async (_, made, code) => {
  await expect(call(() => made)).rejects.toMatchObject({ code });
  expect(done.slice(-3)).toEqual(['audit note', 'change', 'audit note_refused']);
});
