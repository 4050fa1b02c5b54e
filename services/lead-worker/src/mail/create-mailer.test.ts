import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SmtpTrap, startSmtpTrap } from '../../test/support/smtp-trap.ts';
import type { EffectRefusal } from '../effects/effect-refusal.ts';
import { createMailer, visitorRecipient } from './create-mailer.ts';

const ADA = 'ada.okafor@example.org';
const mail = { subject: 'Hello', text: 'A line of text.', html: '<p>A line of text.</p>', replyTo: 'help@example.org' };
const key = 'lead/0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11/visitorMail';

let trap: SmtpTrap;
beforeAll(async () => {
  trap = await startSmtpTrap();
});
afterAll(() => trap.stop());
afterEach(() => {
  trap.behave('accept');
  trap.messages.splice(0);
  trap.recipients.splice(0);
});

const mailer = (budget?: number) =>
  createMailer({ smtpUrl: trap.url, from: 'Site <site@example.org>', ...(budget === undefined ? {} : { budget }) });
const refusalOf = (sent: Promise<void>) => sent.then(() => null).catch((error: EffectRefusal) => error);

it('sends one visitor the mail, with an id made from the key, and directs replies to the site', async () => {
  await mailer().send(mail, ADA, key);
  expect(trap.messages).toHaveLength(1);
  const [sent = ''] = trap.messages;
  for (const header of [
    /^From: Site <site@example\.org>$/m,
    /^To: ada\.okafor@example\.org$/m,
    /^Reply-To: help@example\.org$/m,
    new RegExp(`^Message-ID:\\s+<${key}@example\\.org>$`, 'm'),
    /^Auto-Submitted: auto-generated$/m,
    /^Content-Type: multipart\/alternative;/m,
  ]) {
    expect(sent).toMatch(header);
  }
});

it('sends a file beside both parts', async () => {
  await mailer().send(
    { ...mail, file: { name: 'call.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', content: 'BEGIN:V' } },
    ADA,
    key,
  );
  expect(trap.messages[0]).toMatch(/^Content-Type: multipart\/mixed;/m);
  expect(trap.messages[0]).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;?\s+name=call\.ics$/m);
  expect(trap.messages[0]).toMatch(/^Content-Disposition: attachment; filename=call\.ics$/m);
});

it('sends several members of staff one mail, with their names', async () => {
  await mailer().send(mail, ['Desk <desk@example.org>', 'night@example.org'], key);
  expect(trap.messages[0]).toMatch(/^To: Desk <desk@example\.org>, night@example\.org$/m);
  expect(trap.recipients).toEqual(expect.arrayContaining(['desk@example.org', 'night@example.org']));
});

describe('the outcome of a failed mail', () => {
  const before = { ambiguous: false };
  const after = { ambiguous: true, permanent: false };
  it.each([
    ['greeting', '421 busy', { ...before, errorClass: 'smtp_busy', permanent: false }],
    ['greeting', '554 not you', { ...before, errorClass: 'smtp_refused', permanent: false }],
    ['greeting', 'silence', { ...before, errorClass: 'smtp_timed_out', permanent: false }],
    ['hello', 'cut', { ...before, errorClass: 'smtp_unreachable', permanent: false }],
    ['sender', '550 no such sender', { ...before, errorClass: 'smtp_refused', permanent: true }],
    ['sender', 'silence', { ...before, errorClass: 'smtp_timed_out', permanent: false }],
    ['recipient', `550 ${ADA} no such mailbox`, { ...before, errorClass: 'smtp_refused', permanent: true }],
    ['recipient', '451 later', { ...before, errorClass: 'smtp_busy', permanent: false }],
    ['recipient', 'cut', { ...before, errorClass: 'smtp_unreachable', permanent: false }],
    ['recipient', 'silence', { ...before, errorClass: 'smtp_timed_out', permanent: false }],
    ['data', '554 no mail today', { ...before, errorClass: 'smtp_refused', permanent: true }],
    ['data', 'cut', { ...before, errorClass: 'smtp_unreachable', permanent: false }],
    ['data', 'silence', { ...before, errorClass: 'smtp_timed_out', permanent: false }],
    ['message', '554 this is spam', { ...before, errorClass: 'smtp_refused', permanent: true }],
    ['message', '452 disk full', { ...before, errorClass: 'smtp_busy', permanent: false }],
    ['message', 'cut', { ...after, errorClass: 'smtp_unreachable' }],
    ['message', 'silence', { ...after, errorClass: 'smtp_timed_out' }],
  ] as const)('%s: %s', async (at, say, expected) => {
    trap.behave({ at, say });
    // Only silence uses the budget up. On a busy machine the last step takes a while to reach.
    const budget = say !== 'silence' ? undefined : at === 'message' ? 2000 : 400;
    expect(await refusalOf(mailer(budget).send(mail, ADA, key))).toMatchObject(expected);
  });

  it('not sent if the host hangs up without an answer', async () => {
    trap.behave({ at: 'greeting', say: 'cut' });
    expect(await refusalOf(mailer().send(mail, ADA, key))).toMatchObject({ errorClass: 'smtp_unreachable', ...before });
  });

  it('not sent if nothing listens at the address', async () => {
    const gone = await startSmtpTrap();
    await gone.stop();
    const lost = createMailer({ smtpUrl: gone.url, from: 'site@example.org' });
    expect(await refusalOf(lost.send(mail, ADA, key))).toMatchObject({ errorClass: 'smtp_unreachable', ...before });
  });

  it.each(['recipient', 'data'] as const)('not sent if the host wakes up at the step "%s" after the budget', async (at) => {
    trap.behave({ at, say: 'silence' });
    expect(await refusalOf(mailer(300).send(mail, ADA, key))).toMatchObject({ errorClass: 'smtp_timed_out', ...before });
    trap.release();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(trap.messages).toEqual([]);
  });

  it("counts the caller's spent time against the budget", async () => {
    trap.behave({ at: 'recipient', say: 'silence' });
    const started = performance.now();
    expect(await refusalOf(mailer(60_000).send(mail, ADA, key, 59_700))).toMatchObject({ errorClass: 'smtp_timed_out', ...before });
    // The driver's own limit is 5 s.
    expect(performance.now() - started).toBeLessThan(4000);
    trap.release();
  });

  it("throws nothing that holds the server's text", async () => {
    trap.behave({ at: 'recipient', say: `550 5.1.1 <${ADA}> unknown here` });
    const refusal = await refusalOf(mailer().send(mail, ADA, key));
    expect(JSON.stringify({ ...refusal, message: refusal?.message, stack: refusal?.stack, cause: refusal?.cause })).not.toMatch(
      /ada|unknown/,
    );
  });
});

describe('an address of an old record', () => {
  it.each([
    'ada@example.org, evil@example.net',
    'ada@example.org,evil@example.net',
    'evil@example.net;ada@example.org',
    'Ada <ada@example.org>',
    '<ada@example.org>',
    'ada@example.org\r\nBcc: evil@example.net',
    'ada@example.org\nSubject: you won',
    'ada\0@example.org',
    'ada\u202e@example.org',
    '"ada,evil@example.net"@example.org',
    'friends: ada@example.org;',
    'ada@example.org> NOTIFY=SUCCESS',
    'ada',
    '',
  ])('refuses %j for good', (address) => {
    expect(() => visitorRecipient(address)).toThrow(
      expect.objectContaining({ errorClass: 'recipient_unusable', permanent: true, ambiguous: false }),
    );
  });

  it.each(['ada.okafor@example.org', "o'neil+site@mail.example.org", 'ада@example.org'])('%s is one recipient', async (address) => {
    await mailer().send(mail, visitorRecipient(address), key);
    expect(trap.recipients).toEqual([address]);
  });
});
