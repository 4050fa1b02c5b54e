import type { ContactOutcome } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { expect, it } from 'vitest';
import { checkEmail } from './check-email.ts';

const whenDnsSays = (outcome: ContactOutcome) => ({ outcomeOf: async () => outcome });

const { shape, several, nameTooLong, tooLong, required } = messages.field.email;

it.each([
  ['', required],
  ['ada', shape],
  ['@mail.example', shape],
  ['ada@', shape],
  ['ada@mail', shape],
  ['ada@mail..example', shape],
  ['ada@-mail.example', shape],
  ['ada@192.0.2.7', shape],
  ['ada@[192.0.2.7]', shape],
  ['ada@mail.example/x', shape],
  ['ada@mail.example@mail.example', several],
  ['ada lovelace@mail.example', shape],
  ['ada@mail.example\ud800', shape],
  [`${'a'.repeat(65)}@mail.example`, nameTooLong],
  [`${'ä'.repeat(33)}@mail.example`, nameTooLong],
  [`ada@${'a'.repeat(64)}.example`, shape],
  [`ada@${'a.'.repeat(130)}example`, tooLong],
])('%s is refused as the form does, and DNS is not asked', async (typed, message) => {
  const noDns = { outcomeOf: () => Promise.reject(new Error('asked')) };
  expect(await checkEmail(typed, noDns)).toEqual({ outcome: 'false', message });
});

it.each(['ada@mail.example.', 'ada@mail.example\u200b', 'Ada <ADA@Mail.Example>'])(
  'asks DNS about the domain that %s was read as',
  async (typed) => {
    const asked: string[] = [];
    await checkEmail(typed, {
      outcomeOf: async (domain) => {
        asked.push(domain);
        return 'good';
      },
    });
    expect(asked).toEqual(['mail.example']);
  },
);

it.each([['ada@mailinator.com'], ['ada@YOPMAIL.com'], ['ada@sub.guerrillamail.com']])('treats %s as disposable', async (typed) => {
  expect(await checkEmail(typed, whenDnsSays('good'))).toEqual({ outcome: 'false', message: messages.contact.email.disposable });
});

it.each([
  ...['ada@duck.com', 'x7k2@mozmail.com', 'ada@team.anonaddy.com', 'abc@privaterelay.appleid.com', 'ada@33mail.com', 'ada@box.e4ward.com'],
  ...['ada@consultant.com', 'ada@dr.com', 'ada@myself.com', 'ada@writeme.com', 'ada@royal.net', 'ada@priest.com', 'ada@contractor.net'],
  ...['ada@hush.com', 'ada@hush.ai', 'ada@keemail.me', 'ada@safe-mail.net', 'ada@tutanota.com'],
])('accepts %s, which does not expire', async (typed) => {
  expect(await checkEmail(typed, whenDnsSays('good'))).toEqual({ outcome: 'good' });
});

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.Okafor@yaho.com', 'Ada.Okafor@yahoo.com'],
])('%s is a typo, even if a disposable service owns the name', async (typed, suggestion) => {
  expect(await checkEmail(typed, whenDnsSays('good'))).toEqual({
    outcome: 'false',
    message: messages.contact.email.misspelled,
    suggestion,
  });
});

it.each([
  ['ada@hotmial.con', 'ada@hotmail.com'],
  ['ada@comcst.net', 'ada@comcast.net'],
  ["o'neil+news@iclud.com", "o'neil+news@icloud.com"],
])('%s, which does not exist, was perhaps meant as %s', async (typed, suggestion) => {
  expect(await checkEmail(typed, whenDnsSays('false'))).toEqual({
    outcome: 'false',
    message: messages.contact.email.noMailServer,
    suggestion,
  });
});

it('suggests nothing for a domain that resembles no other', async () => {
  expect(await checkEmail('ada@okafor-and-daughters.com', whenDnsSays('false'))).not.toHaveProperty('suggestion');
});

it('suggests nothing that its answer could not carry', async () => {
  expect(await checkEmail('adá@iclud.com', whenDnsSays('false'))).not.toHaveProperty('suggestion');
});

it.each(['good', 'unknown'] as const)('keeps a likely typo that DNS calls %s', async (outcome) => {
  expect(await checkEmail('ada@iclud.com', whenDnsSays(outcome))).toEqual({ outcome });
});

it('completes a domain without a dot', async () => {
  expect(await checkEmail(' ada@gmailcom ', whenDnsSays('good'))).toMatchObject({ outcome: 'false', suggestion: 'ada@gmail.com' });
});
