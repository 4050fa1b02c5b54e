import { Resolver } from 'node:dns/promises';
import type { ContactOutcome } from '@annuity-lantern/contracts/http';
import { LRUCache } from 'lru-cache';
import { createResolverTrust, TRUSTED_FOR_MS } from './create-resolver-trust.ts';
import { lookUpMailDomain, type MailDomainFacts } from './look-up-mail-domain.ts';

export interface MailDomains {
  /** Whether a domain (ASCII, lower case) accepts mail. Never rejects. The caller limits the time. */
  readonly outcomeOf: (domain: string) => Promise<ContactOutcome>;
  readonly stop: () => void;
}

/**
 * Milliseconds for which an answer is cached. A denial is cached no longer than the trust in the resolver, so that false denials end once
 * the resolver works again.
 */
const timeToLive: Readonly<Record<MailDomainFacts, number>> = {
  mailServer: 3_600_000,
  addressOnly: TRUSTED_FOR_MS,
  refusesMail: TRUSTED_FOR_MS,
  nothing: TRUSTED_FOR_MS,
  unknown: 15_000,
};

/** Memory limits: cached answers and running queries. Beyond the second limit a domain is `unknown` without a query. */
const MOST_KEPT = 10_000;
const MOST_UNDER_WAY = 500;

/** Asks DNS about domains, with one query per domain at a time and a cache. */
export function createMailDomains({ dnsServers, now }: { dnsServers: readonly string[] | undefined; now: () => Date }): MailDomains {
  const dns = createDns(dnsServers);
  const trust = createResolverTrust(dns, now);
  const kept = new LRUCache<string, MailDomainFacts>({ max: MOST_KEPT, ttlResolution: 0, perf: { now: () => now().getTime() } });
  const underWay = new Map<string, Promise<MailDomainFacts>>();

  const ask = async (domain: string): Promise<MailDomainFacts> => {
    const facts = await lookUpMailDomain(dns, domain);
    underWay.delete(domain);
    kept.set(domain, facts, { ttl: timeToLive[facts] });
    return facts;
  };

  const factsOf = (domain: string): Promise<MailDomainFacts> => {
    const known = kept.get(domain);
    if (known) return Promise.resolve(known);
    const running = underWay.get(domain);
    if (running) return running;
    if (underWay.size >= MOST_UNDER_WAY) return Promise.resolve('unknown');
    const asked = ask(domain);
    underWay.set(domain, asked);
    return asked;
  };

  return {
    outcomeOf: async (domain) => {
      // In parallel, because the visitor's time budget is too short for one after another.
      void trust.isBelieved();
      const facts = await factsOf(domain);
      if (facts === 'unknown') return 'unknown';
      if (facts === 'mailServer') return 'good';
      if (await trust.isBelieved()) return facts === 'addressOnly' ? 'good' : 'false';
      kept.delete(domain);
      return 'unknown';
    },
    stop: () => dns.cancel(),
  };
}

/**
 * A separate resolver with shorter time limits than the process's. Each server gets two attempts of 2 s: a server that asks others slowly
 * has often cached the answer by the second attempt.
 */
function createDns(servers: readonly string[] | undefined): Resolver {
  const resolver = new Resolver({ timeout: 2_000, maxTimeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return resolver;
}
