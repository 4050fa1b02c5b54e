import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) at the first cost that OWASP's password storage sheet names: 19 MiB, 2 passes, 1 lane. */
export const hashCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random password, at `hashCosts`. Verified for an unknown user name, so that it takes as long as a known one. */
export const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$sYfrQeJeXWHjga9Byt6+Ig$k9aqbd0/Wmh3LxfIFNXg1xBsDw/3+Od9y4erLXxwk/k';

/** In NFC: a Mac and a Windows keyboard compose the same `é` of different characters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), hashCosts);
}

export type VerifyPassword = (passwordHash: string, password: string) => Promise<boolean>;

/** Also as it was typed: older hashes are of that. */
export const verifyPassword: VerifyPassword = async (passwordHash, password) => {
  const composed = password.normalize('NFC');
  return (await verify(passwordHash, composed)) || (composed !== password && (await verify(passwordHash, password)));
};
