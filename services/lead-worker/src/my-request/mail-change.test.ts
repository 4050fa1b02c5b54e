import { type OwnChange, openVisitorKeys } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { flat, readable } from '../../test/support/read-mail.ts';
import type { Mail } from '../mail/render-mail.ts';
import { mailChange } from './mail-change.ts';

const now = new Date('2026-03-06T15:05:00Z');
const onList = { at: now, by: 'visitor', way: 'own page' };

async function send(
  changes: readonly OwnChange[],
  {
    noCalls,
    noEmail,
    before,
    isOldBad = false,
  }: { noCalls?: typeof onList; noEmail?: typeof onList; before?: string; isOldBad?: boolean } = {},
) {
  const sent: { mail: Mail; to: unknown; key: string }[] = [];
  const options = {
    mailer: { send: async (mail: Mail, to: unknown, key: string) => void sent.push({ mail, to, key }) },
    withholdMail: async () => null,
    readNoCalls: async () => (isOldBad ? { badAddress: onList } : {}),
    visitorKeys: openVisitorKeys('a key'),
    site: samplePublicSite,
    publicOrigin: 'https://www.example.com',
    now: () => now,
  };
  const entry = { at: now, seq: 3, what: 'contact', by: 'visitor', old: { email: before ?? '' } } as const;
  const changeMail = { state: 'sending', attempts: 1, order: 3, changes } as const;
  const lead = {
    ...consultation,
    noCalls,
    noEmail,
    history: [...consultation.history, ...(before ? [entry] : [])],
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

it('confirms “no calls at all” only if the number is on the list', async () => {
  expect((await send(['noCalls'], { noCalls: onList })).words[0]).toContain("We won't call this phone number again.");
  expect(await send(['noCalls'])).toMatchObject({ result: { state: 'skipped' }, sent: [] });
});

it('confirms “no email at all” only if the address is on the list', async () => {
  const { words } = await send(['noEmail'], { noEmail: onList });
  expect(words[0]).toContain('You asked for no email. Apart from this one, you get only emails that you ask for');
  expect(findTextFaults(words.join('\n'))).toEqual([]);
  expect(await send(['noEmail'])).toMatchObject({ result: { state: 'skipped' }, sent: [] });
});

it('tells the address before of a new one, without a link to the request', async () => {
  const { sent, words } = await send(['email'], { before: 'before@example.org' });
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
  const { sent } = await send(['email'], { before: 'before@example.org', isOldBad: true });
  expect(sent).toMatchObject([{ to: consultation.email, key: 'the key' }]);
});
