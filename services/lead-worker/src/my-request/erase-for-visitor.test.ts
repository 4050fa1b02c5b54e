import type { ErasureOutcome } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { flat } from '../../test/support/read-mail.ts';
import type { Mail } from '../mail/render-mail.ts';
import { eraseAndTell } from './erase-for-visitor.ts';

interface Case {
  readonly isMailAway?: boolean;
  readonly isLimited?: boolean;
  readonly lead?: object;
  readonly outcome?: ErasureOutcome['outcome'];
}

async function erase({ isMailAway = false, isLimited = false, lead = consultation, outcome = 'erased' }: Case = {}) {
  const steps: string[] = [];
  const words: string[] = [];
  const options = {
    mailer: {
      send: async (mail: Mail, to: unknown) => {
        if (isMailAway) throw new Error('away');
        words.push(flat(mail.text));
        steps.push(`mail to ${to}`);
      },
    },
    withholdMail: async () => (isLimited ? ({ state: 'skipped', reason: 'mail_limit' } as const) : null),
    readNoCalls: async () => ({}),
    eraseForVisitor: async (id: string) => {
      steps.push(`erase ${id}`);
      return outcome;
    },
    site: samplePublicSite,
    publicOrigin: 'https://www.example.com',
  };
  return { result: await eraseAndTell(options, lead as never, 'the key'), steps, words };
}

it('erases, and then mails the visitor', async () => {
  const { result, steps, words } = await erase();
  expect(result).toEqual({ state: 'done' });
  expect(steps).toEqual([`erase ${consultation._id}`, `mail to ${consultation.email}`]);
  expect(words[0]).toContain('If you bought something, the seller must keep some records by law.');
  expect(findTextFaults(words.join('\n'))).toEqual([]);
});

it('erases without a mail if the mail host is away, or the address takes none', async () => {
  expect((await erase({ isMailAway: true })).steps).toEqual([`erase ${consultation._id}`]);
  expect((await erase({ lead: { ...consultation, email: 'a@b.c, d@e.f' } })).steps).toEqual([`erase ${consultation._id}`]);
});

it('erases without a mail to an address that got its mails of the day', async () => {
  expect((await erase({ isLimited: true })).steps).toEqual([`erase ${consultation._id}`]);
});

it('tells every address that has heard of no change yet', async () => {
  const entry = { at: consultation.createdAt, seq: 3, what: 'contact', by: 'visitor', old: { email: 'owner@example.org' } };
  const changeMail = (state: string) => ({ state, attempts: 0, order: 3, since: 2, changes: ['email'] });
  const of = (state: string) => ({
    ...consultation,
    history: [...consultation.history, entry],
    effects: { ...consultation.effects, changeMail: changeMail(state) },
  });
  const [erased, told] = [`erase ${consultation._id}`, `mail to ${consultation.email}`];
  expect((await erase({ lead: of('due') })).steps).toEqual([erased, 'mail to owner@example.org', told]);
  expect((await erase({ lead: of('done') })).steps).toEqual([erased, told]);
});

it('erases without a mail if mail to the address came back', async () => {
  const badAddress = { at: new Date('2026-03-05T09:00:00Z'), by: 'mail host', way: 'no mailbox' };
  expect((await erase({ lead: { ...consultation, badAddress } })).steps).toEqual([`erase ${consultation._id}`]);
});

it('says nothing while a hold keeps the request', async () => {
  expect(await erase({ outcome: 'held' })).toEqual({
    result: { state: 'skipped', reason: 'held' },
    steps: [`erase ${consultation._id}`],
    words: [],
  });
});

it('says nothing if another call has erased the request', async () => {
  expect((await erase({ outcome: 'erased_before' })).words).toEqual([]);
});

it('mails nothing while it cannot erase, however often it is tried', async () => {
  const sent: unknown[] = [];
  const options = {
    mailer: { send: async (mail: unknown) => void sent.push(mail) },
    withholdMail: async () => null,
    readNoCalls: async () => ({}),
    eraseForVisitor: () => Promise.reject(new Error('away')),
    site: samplePublicSite,
    publicOrigin: 'https://www.example.com',
  };
  for (let tries = 0; tries < 3; tries += 1) await expect(eraseAndTell(options, consultation as never, 'the key')).rejects.toThrow('away');
  expect(sent).toEqual([]);
});
