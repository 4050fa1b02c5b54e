import { type AnyLeadRecord, openVisitorKeys } from '@annuity-lantern/lead-store';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { flat, readable } from '../../test/support/read-mail.ts';
import type { Mail } from '../mail/render-mail.ts';
import { mailCode } from './mail-code.ts';

const made = new Date('2026-03-06T15:05:00Z');
const visitorKeys = openVisitorKeys('a key');
const codeMail = { state: 'sending', attempts: 1, order: made.getTime() } as const;
const lead = { ...consultation, effects: { ...consultation.effects, codeMail } } as AnyLeadRecord;

async function send(minutesLater: number) {
  const sent: { mail: Mail; to: unknown }[] = [];
  const options = {
    mailer: { send: async (mail: Mail, to: unknown) => void sent.push({ mail, to }) },
    withholdMail: async () => null,
    visitorKeys,
    site: samplePublicSite,
    publicOrigin: 'https://www.example.com',
    now: () => new Date(made.getTime() + minutesLater * 60_000),
  };
  return { result: await mailCode(options, lead, 'the key'), sent };
}

it('sends the code to the address of the request, and nothing that was typed', async () => {
  const { result, sent } = await send(1);
  expect(result).toEqual({ state: 'done' });
  expect(sent).toMatchObject([{ to: consultation.email }]);
  const [{ mail } = { mail: undefined }] = sent;
  const code = visitorKeys.codeOf(lead, made);
  for (const part of [flat(mail?.text ?? ''), readable(mail?.html ?? '')]) {
    expect(part).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(part).toContain('It works once, for 30 minutes.');
    for (const typed of [consultation.firstName, consultation.lastName, consultation.phone]) expect(part).not.toContain(typed);
  }
  expect(mail?.subject).not.toMatch(/\d/);
  expect(findTextFaults(flat(mail?.text ?? ''))).toEqual([]);
});

it('is skipped once the code no longer works', async () => {
  expect(await send(31)).toEqual({ result: { state: 'skipped', reason: 'code_expired' }, sent: [] });
});
