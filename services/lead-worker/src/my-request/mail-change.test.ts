import { type OwnChange, openVisitorKeys } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { flat, readable } from '../../test/support/read-mail.ts';
import type { Mail } from '../mail/render-mail.ts';
import type { MailToVisitor, Withheld } from '../visitor-mail/withhold-mail.ts';
import { mailChange } from './mail-change.ts';

const now = new Date('2026-03-06T15:05:00Z');
const onList = { at: now, by: 'visitor', way: 'own page' };

async function send(
  changes: readonly OwnChange[],
  {
    noCalls,
    noCallsHere,
    noEmail,
    before = [],
    badAddress,
    isOldBad = false,
    isOldStopped = false,
    since = 2,
    isUnproved = false,
    withholds = () => null,
  }: {
    noCalls?: typeof onList;
    noCallsHere?: typeof onList;
    noEmail?: typeof onList;
    /** The addresses before, oldest first. */
    before?: readonly string[];
    badAddress?: typeof onList;
    isOldBad?: boolean;
    isOldStopped?: boolean;
    since?: number | null;
    isUnproved?: boolean;
    withholds?: (email: string) => Withheld | null;
  } = {},
) {
  const sent: { mail: Mail; to: unknown; key: string }[] = [];
  const options = {
    mailer: { send: async (mail: Mail, to: unknown, key: string) => void sent.push({ mail, to, key }) },
    withholdMail: async ({ email, isAsked }: MailToVisitor) => {
      expect(isAsked).toBe(!isUnproved);
      return withholds(email);
    },
    readNoCalls: async () => ({ ...(isOldBad && { badAddress: onList }), ...(isOldStopped && { noEmail: onList }) }),
    visitorKeys: openVisitorKeys('a key'),
    site: samplePublicSite,
    publicOrigin: 'https://www.example.com',
    now: () => now,
  };
  const entries = before.map((email, index) => ({ at: now, seq: 3 + index, what: 'contact', by: 'visitor', old: { email } }) as const);
  const changeMail = {
    state: 'sending',
    attempts: 1,
    order: 3,
    changes,
    ...(since === null ? {} : { since }),
    ...(isUnproved && { isUnproved }),
  } as const;
  const lead = {
    ...consultation,
    noCalls,
    noCallsHere,
    noEmail,
    badAddress,
    history: [...consultation.history, ...entries],
    effects: { ...consultation.effects, changeMail },
  };
  const result = await mailChange(options, lead as never, 'the key');
  return { result, sent, words: sent.map(({ mail }) => flat(mail.text)) };
}

it('names what changed, never the new value', async () => {
  const { result, sent, words } = await send(['phone', 'preferredCallTime']);
  expect(result).toEqual({ state: 'done' });
  expect(sent).toMatchObject([{ to: consultation.email, key: 'the key' }]);
  for (const part of [...words, readable(sent[0]?.mail.html ?? '')]) {
    expect(part).toContain('You changed: "Phone" and "When should we call?".');
    expect(part).not.toContain(consultation.phone);
  }
  expect(words[0]).toContain('https://www.example.com/my-request#');
  expect(findTextFaults(words.join('\n'))).toEqual([]);
});

it('confirms each consent that was taken back', async () => {
  const { words } = await send(['no-automatedCalls', 'no-texts', 'no-email']);
  for (const what of ['automated calls', 'automated texts', 'more emails'])
    expect(words[0]).toContain(`You took back your consent to ${what}.`);
  expect(findTextFaults(words.join('\n'))).toEqual([]);
});

it('leaves out a change that only another version knows', async () => {
  const { words } = await send(['callsPaused' as never, 'phone']);
  expect(words[0]).toContain('You changed: "Phone".');
  expect(await send(['callsPaused' as never])).toMatchObject({ result: { state: 'skipped' }, sent: [] });
});

it('confirms “no calls” for this request, also where an older desk put the number on the list', async () => {
  for (const wish of [{ noCallsHere: onList }, { noCalls: onList }])
    expect((await send(['noCalls'], wish)).words[0]).toContain("We won't call you about this request.");
  expect(await send(['noCalls'])).toMatchObject({ result: { state: 'skipped' }, sent: [] });
});

it('confirms “no email at all” only if the address is on the list', async () => {
  const { words } = await send(['noEmail'], { noEmail: onList });
  expect(words[0]).toContain('You asked for no email. Apart from this one, you get only emails that you ask for');
  expect(findTextFaults(words.join('\n'))).toEqual([]);
  expect(await send(['noEmail'])).toMatchObject({ result: { state: 'skipped' }, sent: [] });
});

it('tells the address before of a new one, without a link to the request', async () => {
  const { sent, words } = await send(['email'], { before: ['before@example.org'] });
  expect(sent).toMatchObject([
    { to: 'before@example.org', key: 'the key/before' },
    { to: consultation.email, key: 'the key' },
  ]);
  expect(words[0]).toContain('You changed: "Email".');
  expect(words[0]).toContain('We will put it right.');
  expect(words[0]).not.toContain('my-request');
  expect(words[0]).not.toContain(consultation.email);
});

it('does not tell the old address if mail to it came back', async () => {
  const { sent } = await send(['email'], { before: ['before@example.org'], isOldBad: true });
  expect(sent).toMatchObject([{ to: consultation.email, key: 'the key' }]);
});

it('tells every address since the last notice, each once and counted as itself', async () => {
  const before = ['told@example.org', 'owner@example.org', 'middle@example.org', 'OWNER@example.org', consultation.email];
  const { sent, words } = await send(['email'], { before, since: 3 });
  expect(sent).toMatchObject([
    { to: 'OWNER@example.org', key: 'the key/before' },
    { to: 'middle@example.org', key: 'the key/before/1' },
    { to: consultation.email, key: 'the key' },
  ]);
  expect(words.filter((one) => one.includes('my-request#'))).toHaveLength(1);
});

it('tells the last address of an order by another version', async () => {
  const { sent } = await send(['email'], { before: ['told@example.org', 'owner@example.org'], since: null });
  expect(sent.map(({ to }) => to)).toEqual(['owner@example.org', consultation.email]);
});

it('holds an address to its own limit, and waits with all when the hour is full', async () => {
  const before = ['owner@example.org'];
  const full = { state: 'skipped', reason: 'mail_limit' } as const;
  const limited = await send(['email'], { before, withholds: (email) => (email === 'owner@example.org' ? full : null) });
  expect(limited.sent).toMatchObject([{ to: consultation.email }]);
  const victim = await send(['email'], { before, withholds: (email) => (email === consultation.email ? full : null) });
  expect(victim).toMatchObject({ result: full, sent: [{ to: 'owner@example.org' }] });
  const later = { state: 'later', wait: 1000 } as const;
  expect(await send(['email'], { before, withholds: () => later })).toMatchObject({ result: later, sent: [] });
});

it('tells the address before although mail to the new one came back', async () => {
  const { result, sent } = await send(['email'], { before: ['owner@example.org'], badAddress: onList });
  expect(sent).toMatchObject([{ to: 'owner@example.org' }]);
  expect(result).toEqual({ state: 'skipped', reason: 'address_bad' });
});

it('tells all addresses before of a change that no mailbox answered for, within the limit of typed addresses, and not the new one', async () => {
  const { result, sent } = await send(['email', 'phone'], {
    before: ['typo@example.org', 'second@example.org'],
    since: 0,
    isUnproved: true,
  });
  expect(result).toEqual({ state: 'done' });
  expect(sent.map(({ to }) => to)).toEqual(['typo@example.org', 'second@example.org']);
  expect(readable(sent[0]?.mail.html ?? '')).toContain('This change was made right after the request was sent.');
});

it('confirms a change of the number alone to the present address, also without a mailbox that answered', async () => {
  const { sent } = await send(['phone'], { since: 0, isUnproved: true });
  expect(sent.map(({ to }) => to)).toEqual([consultation.email]);
});

it('sends no mail to an address that wants none for a change that no mailbox answered for', async () => {
  const before = ['stranger@example.org'];
  expect((await send(['email'], { before, since: 0, isUnproved: true, isOldStopped: true })).sent).toEqual([]);
  expect((await send(['email'], { before, since: 0, isOldStopped: true })).sent).toHaveLength(2);
  const reason = { state: 'skipped', reason: 'email_revoked' };
  expect(await send(['phone'], { since: 0, isUnproved: true, noEmail: onList })).toMatchObject({ result: reason, sent: [] });
});
