import { type Dns, lookUpMailDomain } from './look-up-mail-domain.ts';

/** Domains that certainly exist. A resolver that denies one of them is not trusted for others. */
const knownToTakeMail = ['gmail.com', 'outlook.com', 'yahoo.com'] as const;
export const TRUSTED_FOR_MS = 60_000;

export interface ResolverTrust {
  /** Whether the resolver's "does not exist" counts. Never rejects. */
  readonly isBelieved: () => Promise<boolean>;
}

/** Detects a resolver that denies existing domains (no internet access, a filter, a captive portal) by asking for well-known ones. */
export function createResolverTrust(dns: Dns, now: () => Date): ResolverTrust {
  let askedAt = Number.NEGATIVE_INFINITY;
  let believed: Promise<boolean> = Promise.resolve(false);
  return {
    isBelieved: () => {
      const at = now().getTime();
      if (at - askedAt >= TRUSTED_FOR_MS) {
        askedAt = at;
        believed = confirmsTheKnown(dns);
      }
      return believed;
    },
  };
}

/** True if no domain is denied and at least one is confirmed: a resolver that does not answer proves nothing. */
async function confirmsTheKnown(dns: Dns): Promise<boolean> {
  const facts = await Promise.all(knownToTakeMail.map((domain) => lookUpMailDomain(dns, domain)));
  return facts.includes('mailServer') && facts.every((fact) => fact === 'mailServer' || fact === 'unknown');
}
