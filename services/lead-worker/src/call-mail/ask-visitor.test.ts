import type { CallOutcome } from '@annuity-lantern/contracts/http';
import type { AnyLeadRecord, VisitorKeys } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { consultation, personalValues } from '../../test/support/full-leads.ts';
import { flat, readable } from '../../test/support/read-mail.ts';
import type { Mail } from '../mail/render-mail.ts';
import { askVisitor } from './ask-visitor.ts';

const now = new Date('2026-03-06T17:30:00Z');

async function ask(outcome: CallOutcome | undefined, changes: Partial<AnyLeadRecord> = {}) {
  const sent: { readonly mail: Mail; readonly to: unknown }[] = [];
  const counted: string[] = [];
  const askMail = { state: 'sending', attempts: 1, order: 7 } as const;
  const calls = outcome ? { calls: { count: 1, at: now, by: 'kim', outcome } } : {};
  const result = await askVisitor(
    {
      mailer: { send: async (mail, to) => void sent.push({ mail, to }) },
      withholdMail: async ({ id }) => {
        counted.push(id);
        return null;
      },
      site: samplePublicSite,
      publicOrigin: 'https://www.example.com',
      visitorKeys: { linkTo: () => 'the-link' } as unknown as VisitorKeys,
      now: () => now,
    },
    { ...consultation, ...calls, effects: { ...consultation.effects, askMail }, ...changes } as AnyLeadRecord,
    'the key',
  );
  return { result, sent, counted };
}

it.each([
  ['no_answer', 'When can we call you?', 'a day and a time that suit you'],
  ['left_message', 'When can we call you?', 'a day and a time that suit you'],
  ['wrong_number', 'Which number can we call?', 'with your phone number'],
] as const)('asks after %s: %s', async (outcome, subject, words) => {
  const { result, sent, counted } = await ask(outcome);
  expect(result).toEqual({ state: 'done' });
  expect(counted).toEqual([`${consultation._id}/ask/7`]);
  expect(sent).toMatchObject([{ to: consultation.email, mail: { subject } }]);
  const [{ mail } = { mail: undefined }] = sent;
  const parts = [flat(mail?.text ?? ''), readable(mail?.html ?? '')];
  for (const part of parts) {
    expect(part).toContain(words);
    for (const value of personalValues) expect(part).not.toContain(value);
  }
  expect(mail?.text).toContain('#the-link');
  expect(findTextFaults([subject, ...parts].join('\n'))).toEqual([]);
});

it.each([
  ['once a call reached them', 'reached', {}, { state: 'skipped' }],
  ['once they asked for a callback', 'call_back', {}, { state: 'skipped' }],
  ['of a request that is closed', 'no_answer', { status: 'closed' }, { state: 'skipped', reason: 'request_over' }],
  [
    'at an address that is wrong',
    'no_answer',
    { contact: { email: 'false', phone: 'good' } },
    { state: 'skipped', reason: 'contact_false' },
  ],
] as const)('asks nothing %s', async (_, outcome, changes, result) => {
  expect(await ask(outcome, changes as Partial<AnyLeadRecord>)).toMatchObject({ result, sent: [] });
});
