import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token may do: one that leaks from a mail program's address can only stop. */
export type TokenUse = 'confirm' | 'stop';

export interface ReminderTokens {
  write(use: TokenUse, id: string): string;
  /** The id of the reminder; undefined for a token that we did not write for this use. */
  read(use: TokenUse, token: string): string | undefined;
}

/** The tokens in links of mails. Nothing of them is stored: id and HMAC, so that a copy of the database makes no token. */
export function createReminderTokens(idKey: string): ReminderTokens {
  const write = (use: TokenUse, id: string) => `${id}.${shortDigest(idKey, `reminder ${use}`, id)}`;
  return {
    write,
    read: (use, token) => {
      const [id = ''] = token.split('.');
      const [given, expected] = [Buffer.from(token), Buffer.from(write(use, id))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
}

/** Id of a wish: the same address and wish have the same one. Keyed, because trying addresses reverses a plain hash. */
export function reminderId(idKey: string, email: string, ask: object): string {
  const wish = Object.entries(ask).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return shortDigest(idKey, 'reminder', JSON.stringify([email.normalize('NFKC').toLowerCase(), wish]));
}

/** 128 bits in 22 characters. */
function shortDigest(idKey: string, what: string, text: string): string {
  return createHmac('sha256', idKey).update(`annuity-lantern ${what}\0${text}`).digest().subarray(0, 16).toString('base64url');
}
