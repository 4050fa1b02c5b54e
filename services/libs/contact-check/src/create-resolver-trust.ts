import { type Dns, lookUpMailDomain } from './look-up-mail-domain.ts';

/** Each has taken mail for decades: whoever says that one does not exist says so of others too. */
const knownToTakeMail = ['gmail.com', 'outlook.com', 'yahoo.com'] as const;
export const TRUSTED_FOR_MS = 60_000;

export interface ResolverTrust {
  /** Whether the resolver's "does not exist" counts. Never rejects. */
  readonly isBelieved: () => Promise<boolean>;
}

/** A network without a way out, a filter or a captive portal denies what exists. Such a resolver is known by what it says of the known. */
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

/** None denied; and one confirmed, since a resolver that does not answer has proved nothing. */
async function confirmsTheKnown(dns: Dns): Promise<boolean> {
  const facts = await Promise.all(knownToTakeMail.map((domain) => lookUpMailDomain(dns, domain)));
  return facts.includes('mailServer') && facts.every((fact) => fact === 'mailServer' || fact === 'unknown');
}
