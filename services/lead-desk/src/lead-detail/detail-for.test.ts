import { LeadDetail } from '@annuity-lantern/contracts/http';
import { LeadRecord } from '@annuity-lantern/contracts/lead-record';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { type StoredLead, toRecord } from '@annuity-lantern/lead-store';
import { expect, it } from 'vitest';
import { rowFor } from '../lists/row-for.ts';
import { detailFor } from './detail-for.ts';

const at = new Date('2026-03-02T15:00:00Z');
const leaseEnds = new Date('2026-03-02T15:00:08Z');
const inside = 'canary';
const sending = { state: 'sending', attempts: 1, token: inside, nextAt: leaseEnds, dueAt: leaseEnds, told: [inside], later: inside };
const owner = { id: 'u1', username: 'kim', since: at };

const lead = {
  ...toRecord({
    kind: 'consultation',
    id: '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11',
    bodyHmac: inside,
    createdAt: at,
    answers: sampleConsultation,
    contact: { email: 'good', phone: 'good' },
    consent: null,
    consentSignature: { at: inside, hmac: inside },
    reception: { address: inside, userAgent: inside, requestId: inside, page: '/consultation' },
  }),
  owner: { ...owner, later: inside },
  revocations: [{ at, by: 'kim', channels: ['texts'], way: 'phone', seq: 1, copied: true, later: inside }],
  history: [{ at, seq: 0, what: 'note', by: 'visitor', callbackAt: at, event: inside, later: inside }],
  access: { at: leaseEnds, tries: 1, made: [leaseEnds] },
  effects: { verify: sending, ofLaterVersion: sending, webhook: { state: 'due', attempts: 0, nextAt: at, lastErrorClass: 'webhook_gone' } },
  facets: [inside],
  emailNormalised: inside,
  phoneNormalised: inside,
  nameKey: inside,
  words: [inside],
  later: inside,
} as unknown as StoredLead;

it('shows nothing of a lead that the wire does not name: no address, code, token or end of a lease, and no field of a later version', () => {
  const shown = JSON.stringify([detailFor(lead), rowFor({ ...lead, noCalls: undefined }, 'manager')]);
  expect(shown).not.toContain(inside);
  expect(shown).not.toContain(leaseEnds.toISOString());
  expect(shown).not.toContain('copied');
});

it('writes times as text, wherever they are', () => {
  const text = at.toISOString();
  expect(detailFor(lead)).toMatchObject({
    createdAt: text,
    owner: { ...owner, since: text },
    revocations: [{ at: text }],
    history: [{ at: text, callbackAt: text }],
    effects: { verify: { state: 'sending', attempts: 1 }, webhook: { nextAt: text, lastError: 'webhook_gone' } },
  });
});

it('shows these fields of a record, so that another one is shown on purpose', () => {
  const both = (record: object, wire: object) => Object.keys(record).filter((name) => name in wire);
  const { history, effects } = LeadRecord.shape;
  expect(both(LeadRecord.shape, LeadDetail.shape).toSorted()).toEqual([
    ...['attachments', 'callback', 'calls', 'consent', 'consentDoubt', 'contact', 'createdAt', 'effects', 'email', 'firstName', 'history'],
    ...['hold', 'keyConflict', 'kind', 'lastName', 'noCallsHere', 'otherAnswers', 'owner', 'phone', 'reason', 'revocations'],
    ...['secondAdvisor', 'seq', 'status', 'wrongNumber'],
  ]);
  expect(Object.keys(history.def.element.shape).filter((name) => !(name in LeadDetail.shape.history.def.element.shape))).toEqual(['event']);
  expect(both(effects.shape.verify.shape, LeadDetail.shape.effects.shape.verify.def.innerType.shape).toSorted()).toEqual([
    ...['attempts', 'dismissed', 'doneAt', 'lastAttempts', 'nextAt', 'state'],
  ]);
});
