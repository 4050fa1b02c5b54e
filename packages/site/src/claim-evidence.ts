import type { ClaimId } from './claim-figures.ts';
import type { PublicSite } from './site.ts';

/** Our own promises and thresholds, and facts whose source the register names. All other claims need evidence from the operator. */
const needNoEvidence: ReadonlySet<ClaimId> = new Set([
  'contactTime',
  'consultationLength',
  'consultationCost',
  'highFees',
  'surrenderWarning',
  'freeLook',
]);

type EvidenceOnFile = Pick<PublicSite, 'evidence'>;

/** The operator's evidence for a claim, unless it has expired by the day `today` (`2026-11-24`; an empty day is before every other). */
export function evidenceFor(id: ClaimId, { evidence }: EvidenceOnFile, today: string): EvidenceOnFile['evidence'][ClaimId] {
  const found = evidence[id];
  return found && today <= found.expires ? found : undefined;
}

/** Whether pages may show a claim on the day `today`. The production host shows none without evidence. */
export function mayShowClaim(id: ClaimId, site: EvidenceOnFile & Pick<PublicSite, 'showSamples'>, today: string): boolean {
  return site.showSamples || needNoEvidence.has(id) || evidenceFor(id, site, today) !== undefined;
}
