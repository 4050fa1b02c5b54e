import type { PublicSite } from './site.ts';
import type { SiteClaimId } from './site-claim-figures.ts';

/** Our own promises and thresholds, and facts whose source the register names. All other claims need evidence from the operator. */
const needNoEvidence: ReadonlySet<SiteClaimId> = new Set([
  'contactTime',
  'consultationLength',
  'consultationCost',
  'sharedOnlyWith',
  'independence',
  'highFees',
  'surrenderWarning',
  'freeLook',
]);

type EvidenceOnFile = Pick<PublicSite, 'evidence'>;

/** The operator's evidence for a claim, unless it has expired by the day `today` (`2026-11-24`; an empty day is before every other). */
export function evidenceFor(id: SiteClaimId, { evidence }: EvidenceOnFile, today: string): EvidenceOnFile['evidence'][SiteClaimId] {
  const found = evidence[id];
  return found && today <= found.expires ? found : undefined;
}

/** Whether a claim needs no evidence, or has it on the day `today`. Pages mark every other claim as a sample. */
export function isProvenSiteClaim(id: SiteClaimId, site: EvidenceOnFile, today: string): boolean {
  return needNoEvidence.has(id) || evidenceFor(id, site, today) !== undefined;
}

/** Whether pages may show a claim on the day `today`. The production host shows none without evidence. */
export function mayShowSiteClaim(id: SiteClaimId, site: EvidenceOnFile & Pick<PublicSite, 'showSamples'>, today: string): boolean {
  return site.showSamples || isProvenSiteClaim(id, site, today);
}
