import type { Resolver } from 'node:dns/promises';

/** What DNS says: the record is there, is not, or DNS gave no answer that counts. */
export type DnsFinding = 'there' | 'missing' | 'unknown';

export interface MailRecords {
  readonly spf: DnsFinding;
  /** Unknown without a selector: DNS lists none. */
  readonly dkim: DnsFinding;
  readonly dmarc: DnsFinding;
}

type TxtResolver = Pick<Resolver, 'resolveTxt'>;

/** Looks up what receivers of our mails check of the sender: SPF (RFC 7208), the DKIM key (RFC 6376) and DMARC (RFC 7489). Never rejects. */
export async function lookUpMailRecords(dns: TxtResolver, domain: string, dkimSelector: string | undefined): Promise<MailRecords> {
  const [spf, dkim, dmarc] = await Promise.all([
    find(dns, domain, /^v=spf1(?: |$)/i),
    dkimSelector === undefined ? ('unknown' as const) : find(dns, `${dkimSelector}._domainkey.${domain}`, /(?:^|;\s*)p=[^;\s]/i),
    findDmarc(dns, domain),
  ]);
  return { spf, dkim, dmarc };
}

/** A domain without a record of its own follows the one of its parent, such as example.com for mail.example.com. */
async function findDmarc(dns: TxtResolver, domain: string): Promise<DnsFinding> {
  const found = await find(dns, `_dmarc.${domain}`, /^v=DMARC1;/i);
  const parent = domain.split('.').slice(1).join('.');
  return found === 'missing' && parent.includes('.') ? findDmarc(dns, parent) : found;
}

async function find(dns: TxtResolver, name: string, pattern: RegExp): Promise<DnsFinding> {
  try {
    const records = await dns.resolveTxt(name);
    return records.some((parts) => pattern.test(parts.join(''))) ? 'there' : 'missing';
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '') ? 'missing' : 'unknown';
  }
}
