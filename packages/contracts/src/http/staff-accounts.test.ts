import { describe, expect, it } from 'vitest';
import { addAccount, saveAccount } from './staff-accounts.ts';

const messageOf = (result: { readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined } | undefined) =>
  result?.error?.issues[0]?.message;

describe('a user name', () => {
  const check = (username: string) => messageOf(addAccount.body?.safeParse({ username, mail: 'ruth@example.com', role: 'agent' }));

  it.each(['ruth', 'Ruth.Ames', 'r-2_b', '7ruth'])('may be %j', (username) => {
    expect(check(username)).toBeUndefined();
  });

  it.each([
    'm\u0430rgaret',
    '\u043c\u0430\u0440\u0433\u043e',
    'jos\u00e9',
    'mar\u0131a',
    'm\u0251rgaret',
    'margaret\u0660',
    'two words',
    '.ruth',
  ])('may not be %j', (username) => {
    expect(check(username)).toBe('Use the letters a to z, digits, dots, dashes and underscores, without spaces or accents.');
  });
});

describe('a name that visitors see', () => {
  const check = (displayName: string) => messageOf(saveAccount.body?.safeParse({ displayName }));

  it.each(['', 'Ruth', 'J. R. Smith', 'J.R. Smith', 'Ruth O\u2019Hara, Jr.', 'Jos\u00e9 \u00c1lvarez', '\u0418\u0432\u0430\u043d'])(
    'may be %j',
    (displayName) => {
      expect(check(displayName)).toBeUndefined();
    },
  );

  it.each(['evil.example', 'Ruth of evil.co', 'a.bc', 'www.evil.co.uk', 'Ruth.Ames', '\u0440\u0443.\u0440\u0444'])(
    'may not be %j, which mail programs would link',
    (displayName) => {
      expect(check(displayName)).toBe('Put a space after each dot, as in J. Smith.');
    },
  );
});
