import { createHash } from 'node:crypto';
import { leadFieldNames } from '@annuity-lantern/contracts/http';
import { LeadRecord } from '@annuity-lantern/contracts/lead-record';
import { expect, it } from 'vitest';
import type { Effect, StoredLead } from '../record/lead-record.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { newCode, spentCode, triedCode } from './access-code.ts';
import { orderChangeMail } from './change-mail.ts';
import { orderConsentRecord } from './consent-record.ts';
import { correctedAnswers } from './correct-answers.ts';
import { correctedContact } from './correct-contact.ts';
import { erasure } from './erasure.ts';
import { endedHold, newHold } from './hold.ts';
import type { Decide } from './lead-change.ts';
import { loggedCall } from './log-call.ts';
import { bounce, note, reply } from './note.ts';
import { ownErasure } from './own-erasure.ts';
import { ownWish } from './own-wish.ts';
import { orderOwnerEffects } from './owner-effects.ts';
import { copiedRevocation, revocation } from './revocation.ts';
import { addedSecondAdvisor } from './second-advisor.ts';
import { sentCorrection } from './sent-correction.ts';
import { newOwner } from './set-owner.ts';
import { transition } from './transition.ts';

const START = new Date('2026-03-02T15:00:00Z');
const later = (ms: number) => new Date(START.getTime() + ms);
const kim = { id: 'u1', username: 'kim', isManager: false };
const ruiz = { id: 'u2', username: 'ruiz', isManager: false };
const step = { seq: 0, by: kim, now: START };
const owner = { id: kim.id, username: kim.username, since: START };
const consent = { textVersion: '2026-01-01', channels: { automatedCalls: true, texts: true, email: true } };

const lead = (parts: Partial<StoredLead> = {}) => sampleLead(START, parts, consent);
const withEffect = (name: string, effect: Effect) => ({ effects: { ...lead().effects, [name]: effect } });
const { email, phone } = lead();
const key = 'k'.repeat(43);
const correction = { hash: createHash('sha256').update(key).digest('base64url'), until: later(60_000), left: 2 };
const times = { days: ['Monday'], parts: ['morning'], timeZone: 'America/Denver' };

const changes: [string, Decide, Partial<StoredLead>][] = [
  ['a step', transition({ ...step, to: 'assigned' }), {}],
  ['several steps at once', transition({ ...step, through: ['contacted'], to: 'closed' }), { status: 'assigned', owner }],
  ['a call', loggedCall({ ...step, status: 'pending', outcome: 'no_answer' }), {}],
  ['a new owner', newOwner({ ...step, to: ruiz }), {}],
  ['a second advisor', addedSecondAdvisor({ ...step, second: { ...ruiz, agreedOn: '2026-03-02', way: 'phone' } }), { owner }],
  ['a hold', newHold({ ...step, by: 'kim', reason: 'a suit' }), {}],
  ['the end of a hold', endedHold({ ...step, by: 'kim', reason: 'over' }), { hold: { at: START, by: 'kim', reason: 'a suit' } }],
  ['a corrected contact', correctedContact({ ...step, email: 'new@example.org', resend: true, isOwn: true }), { owner }],
  [
    'a correction of its sender',
    sentCorrection({ key, answers: { email: 'new@example.org', preferredCallTime: times }, now: START }),
    { correction },
  ],
  ['corrected answers', correctedAnswers({ ...step, by: 'visitor', isOwn: true, answers: { firstName: 'Ada' } as never }), {}],
  ['a revocation', revocation({ channels: ['email'], way: 'phone', by: 'kim', now: START }), {}],
  ['a copied revocation', copiedRevocation({ channels: ['email'], way: 'phone', by: 'kim', at: START }), {}],
  ['a wish', ownWish({ email, phone }, 'noCalls', START), {}],
];

it.each(changes)('%s raises `seq` by its entries, whose numbers follow the lead', (_, decide, parts) => {
  const change = decide(Object.freeze(lead(parts)), START);
  expect(change?.raises).toBeGreaterThan(0);
  expect(change?.entries?.map(({ seq }) => seq)).toEqual(Array.from({ length: change?.raises ?? 0 }, (__, index) => index + 1));
});

it.each(changes)('%s writes what the record has, and nothing else', (_, decide, parts) => {
  const before = lead(parts);
  const { fields, effects, entries = [] } = decide(before, START) ?? {};
  const after = { ...before, ...fields, effects: { ...before.effects, ...effects }, history: [...before.history, ...entries] };
  const stored = Object.entries(after).filter(([name]) => name in LeadRecord.shape || !leadFieldNames.some((answer) => answer === name));
  expect(LeadRecord.safeParse(Object.fromEntries(stored)).error).toBeUndefined();
});

it.each<[string, Decide]>([
  ['a note', note({ text: 'called', by: 'kim', now: START })],
  ['a mail that came back', bounce({ reason: 'refused', event: 'e1', now: START })],
  ['an answer to a mail', reply({ text: 'yes', isFromOther: false, event: 'e1', now: START })],
])('%s conflicts with no step: its entry has the present `seq`', (_, decide) => {
  const change = decide(lead({ seq: 4 }), START);
  expect(change).toMatchObject({ entries: [{ seq: 4, what: 'note' }] });
  expect(change).not.toHaveProperty('raises');
});

it.each<[string, Decide, Partial<StoredLead>]>([
  ['a step that the machine does not have', transition({ ...step, to: 'scheduled' }), {}],
  ['a step of an earlier `seq`', transition({ ...step, to: 'assigned' }), { seq: 1 }],
  ["a step of another agent's lead", transition({ ...step, to: 'contacted', by: ruiz }), { status: 'assigned', owner }],
  ['a second advisor who is the owner', addedSecondAdvisor({ ...step, second: { ...kim, agreedOn: '', way: 'phone' } }), { owner }],
  ['a correction by an agent who is not the owner', correctedContact({ ...step, phone: '1', resend: false }), {}],
  ['a wish of a visit for another address', ownWish({ email: 'x@example.org', phone }, 'noEmail', START), {}],
  [
    'a revocation of a visit for another number',
    revocation({ channels: ['email'], way: 'phone', visit: { email, phone: '1' }, by: 'v', now: START }),
    {},
  ],
  [
    'a copy for another number',
    copiedRevocation({ channels: ['texts'], way: 'phone', by: 'kim', at: START }, { phoneNormalised: '+1' }),
    {},
  ],
  ['an erasure while a hold keeps it', ownErasure, { hold: { at: START, by: 'kim', reason: 'a suit' } }],
  ['a code right after another one', newCode(later(1000)), { access: { at: START, tries: 0, made: [START] } }],
  ['a seventh code of a day', newCode(later(3_600_000)), { access: { made: Array.from({ length: 6 }, () => START) } }],
  ['a sixth try', triedCode(later(1000)), { access: { at: START, tries: 5, made: [START] } }],
  ['a code that was used', spentCode(email, START), { access: { made: [START] } }],
])('%s is refused', (_, decide, parts) => {
  expect(decide(lead(parts), START)).toBeNull();
});

it.each<[string, Effect, Partial<Effect> | undefined]>([
  ['waits for `persist`', { state: 'waiting', attempts: 0, after: 'persist', delay: 0 }, undefined],
  ['is done', { state: 'done', attempts: 1 }, { state: 'due', nextAt: later(60) }],
  ['is due later', { state: 'due', attempts: 2, nextAt: later(999) }, { state: 'due', attempts: 0, nextAt: later(999) }],
  ['is being written', { state: 'sending', attempts: 1, token: 't', nextAt: later(999) }, { state: 'due', nextAt: later(60) }],
])('the consent record that %s is ordered for a new choice', (_, before, expected) => {
  const { consentRecord } = orderConsentRecord(lead(withEffect('consentRecord', before)), later(60));
  expect(consentRecord).toEqual(expected && { attempts: 0, ...expected });
});

it('tells in one mail what the mail before did not tell, to every address since then', () => {
  const waiting = withEffect('changeMail', { state: 'due', attempts: 1, changes: ['lastName', 'state'], since: 2, order: 3 });
  expect(orderChangeMail(lead({ ...waiting, seq: 5 }), ['email', 'state'], START).changeMail).toMatchObject({
    changes: ['lastName', 'state', 'email'],
    since: 2,
    order: 6,
  });
  const told = withEffect('changeMail', { state: 'done', attempts: 1, changes: ['lastName'], since: 2 });
  expect(orderChangeMail(lead({ ...told, seq: 5 }), ['email'], START).changeMail).toMatchObject({ changes: ['email'], since: 5 });
});

it.each<[string, Decide, Partial<StoredLead>]>([
  ['a mailbox answered a code', spentCode(email, START), { access: { at: START, tries: 1, made: [START] } }],
  ['staff corrected the contact', correctedContact({ ...step, phone: '303-499-7122', resend: false }), { owner }],
  ['a consent was taken back', revocation({ channels: ['email'], way: 'phone', by: 'kim', now: START }), {}],
])('ends the key of the tab once %s', (_, decide, parts) => {
  expect(decide(lead({ correction, ...parts }), START)?.fields).toMatchObject({ correction: undefined });
});

const erasing = { by: 'kim', reason: 'asked', now: later(60) } as const;

it('leaves of an erased lead who erased it and when, and nothing typed', () => {
  const typed = { at: START, seq: 1, what: 'note', by: 'kim', note: '$email', reason: 'moved' } as const;
  const remains = erasure(erasing)(Object.freeze(lead({ seq: 1, history: [typed], reception: { page: '/', address: '203.0.113.7' } })));
  expect(remains?.fields).toEqual({
    status: 'erased',
    seq: 2,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    reception: { page: '/' },
    history: [
      { at: START, seq: 1, what: 'note', by: 'kim' },
      { at: later(60), seq: 2, what: 'erased', by: 'kim', reason: 'asked' },
    ],
  });
  expect(remains?.orders).toEqual({ erasedWebhook: 2 });
  expect(remains?.keeps).not.toContain('words');
});

it.each<[string, Partial<StoredLead>, Date | undefined]>([
  ['while a hold keeps the lead', { hold: { at: START, by: 'kim', reason: 'a suit' } }, undefined],
  ['with an entry at the time that counts', {}, START],
])('erases nothing %s', (_, parts, before) => {
  expect(erasure({ ...erasing, ...(before ? { before } : {}) })(lead(parts))).toBeNull();
});

it.each<[Effect['state'], readonly string[]]>([
  ['due', ['u9']],
  ['sending', ['u1', 'u2']],
  ['done', ['u1', 'u2']],
  ['unconfirmed', ['u1', 'u2']],
])('a mail about the owner that is %s named %j', (state, told) => {
  const before = withEffect('ownerMail', { state, attempts: 1, told: ['u9'], token: 't' });
  const second = { ...ruiz, agreedOn: '2026-03-02', way: 'phone' as const, by: 'kim', at: START };
  expect(orderOwnerEffects(lead({ ...before, owner, secondAdvisor: second }), START)?.ownerMail).toEqual({
    state: 'due',
    attempts: 0,
    nextAt: later(60_000),
    order: 1,
    told,
  });
});

const licensedIn = (state: string) => ({ licensed: { licenses: [{ state, until: '2026-12-31' }], day: '2026-03-02' } });
const second = { ...ruiz, agreedOn: '2026-03-02', way: 'phone' } as const;
const boss = { id: 'u3', username: 'boss', isManager: true };

it.each<[string, (who: object) => Decide, Partial<StoredLead>]>([
  ['taking a lead', (who) => transition({ ...step, by: { ...kim, ...who }, to: 'assigned' }), {}],
  ['giving a lead', (who) => newOwner({ ...step, to: { ...ruiz, ...who } }), {}],
  ['adding a second advisor', (who) => addedSecondAdvisor({ ...step, second: { ...second, ...who } }), { owner }],
])('refuses %s to an account that is licensed elsewhere', (_, decide, parts) => {
  const [own, other] = [licensedIn('OH'), licensedIn('TX')];
  const of = (who: object, state?: string) => decide(who)(lead({ ...parts, state } as Partial<StoredLead>), START) !== null;
  expect([of(own, 'OH'), of(other, 'OH'), of(other), of({}, 'OH')]).toEqual([true, false, true, true]);
});

it('lets a manager alone give a lead for service only, and says so in the lead and its history', () => {
  const ohio = lead({ state: 'OH' } as Partial<StoredLead>);
  const give = (by: typeof boss, who: object) => newOwner({ ...step, by, to: { ...ruiz, ...who }, serviceOnly: true })(ohio, START);
  const given = give(boss, licensedIn('TX'));
  expect(given).toMatchObject({ fields: { owner: { serviceOnly: true } }, entries: [{ toOwner: 'ruiz', serviceOnly: true }] });
  expect(give(kim, licensedIn('TX'))).toBeNull();
  expect(give(boss, licensedIn('OH'))?.fields?.owner).toEqual({ id: ruiz.id, username: 'ruiz', since: START });
});
