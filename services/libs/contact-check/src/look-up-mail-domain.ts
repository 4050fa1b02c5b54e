import type { Resolver } from 'node:dns/promises';

/** What DNS says about a domain; `unknown` without a usable answer. */
export type MailDomainFacts = 'mailServer' | 'addressOnly' | 'refusesMail' | 'nothing' | 'unknown';

export type Dns = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** Where mail for a domain goes: its MX records, else its own addresses (RFC 5321, section 5.1). Never rejects. */
export async function lookUpMailDomain(dns: Dns, domain: string): Promise<MailDomainFacts> {
  const exchanges = await dns.resolveMx(domain).catch(toDenial);
  if (exchanges === 'noSuchName') return 'nothing';
  if (exchanges === 'unknown') return 'unknown';
  if (exchanges === 'noSuchRecord' || exchanges.length === 0) return lookUpAddresses(dns, domain);
  // The root as the only exchange means that the domain accepts no mail (RFC 7505).
  return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.') ? 'mailServer' : 'refusesMail';
}

async function lookUpAddresses(dns: Dns, domain: string): Promise<MailDomainFacts> {
  const answers = await Promise.all([dns.resolve4(domain).catch(toDenial), dns.resolve6(domain).catch(toDenial)]);
  if (answers.some((answer) => Array.isArray(answer) && answer.length > 0)) return 'addressOnly';
  return answers.includes('unknown') ? 'unknown' : 'nothing';
}

type Denial = 'noSuchName' | 'noSuchRecord' | 'unknown';

/** Only a clear "no" counts: SERVFAIL, a refusal and a timeout are `unknown`. */
function toDenial(error: unknown): Denial {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOTFOUND') return 'noSuchName';
  return code === 'ENODATA' ? 'noSuchRecord' : 'unknown';
}
