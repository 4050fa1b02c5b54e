import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) at the first cost that OWASP's password storage sheet names: 19 MiB, 2 passes, 1 lane. */
export const hashCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random password, at `hashCosts`. Verified for an unknown user name, so that it takes as long as a known one. */
export const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$sYfrQeJeXWHjga9Byt6+Ig$k9aqbd0/Wmh3LxfIFNXg1xBsDw/3+Od9y4erLXxwk/k';

export function hashPassword(password: string): Promise<string> {
  return hash(password, hashCosts);
}

export type VerifyPassword = (passwordHash: string, password: string) => Promise<boolean>;

export const verifyPassword: VerifyPassword = (passwordHash, password) => verify(passwordHash, password);
