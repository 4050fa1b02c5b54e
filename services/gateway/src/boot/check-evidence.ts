import { dayOf } from '@annuity-lantern/domain/format-date';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { PublicSite } from '@annuity-lantern/site';
import { evidenceFor } from '@annuity-lantern/site/site-claim-evidence';
import { siteClaimIds } from '@annuity-lantern/site/site-claims';

const NOTICE_DAYS = 30;

/**
 * Warns of each claim whose evidence has expired or expires within 30 days. Returns the site without expired evidence, because prerendered
 * pages do not know the date.
 */
export function checkEvidence(site: PublicSite, log: Log, now: Date): PublicSite {
  const today = dayOf(now);
  const inNotice = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + NOTICE_DAYS + 1));
  for (const code of siteClaimIds.filter((id) => site.evidence[id])) {
    if (!evidenceFor(code, site, today)) log.warn('the evidence for a claim has expired', { code });
    else if (!evidenceFor(code, site, inNotice)) log.warn('the evidence for a claim expires within 30 days', { code });
  }
  return { ...site, evidence: Object.fromEntries(Object.entries(site.evidence).filter(([, { expires }]) => today <= expires)) };
}
