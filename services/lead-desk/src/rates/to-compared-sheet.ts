import { type ComparedSheet, MOST_PREVIEWED, type RateRecord } from '@annuity-lantern/contracts/http';
import { approvalWords, type PlannedSheet, planWarnings } from '@annuity-lantern/rate-sheets';

type Facts = ComparedSheet['sheet'];

interface Comparing {
  /** False on the production host. */
  readonly samplesAllowed: boolean;
  /** Whether someone else could approve the sheet; undefined if it needs no approval. */
  readonly hasApprover: boolean | undefined;
}

/** What a sheet would change, as the desk shows it: the first hundred products of each kind by name, the rest as a number. */
export function toComparedSheet(plan: PlannedSheet, { samplesAllowed, hasApprover }: Comparing): ComparedSheet {
  const { outcome, difference, approval, summary, base } = plan;
  const { added, changed, adjusted, removed, unchanged } = difference;
  return {
    outcome,
    forceable: outcome === 'older' || (outcome === 'samples_refused' && samplesAllowed),
    warnings: planWarnings(plan, samplesAllowed),
    revision: base?.batch ?? '',
    ...(hasApprover !== undefined && approval.length > 0 && { approval: { reasons: approvalWords(approval), hasApprover } }),
    sheet: factsOf(summary),
    ...(base ? { replaces: factsOf(base) } : {}),
    added: partOf(added.map((rate) => ({ rate }))),
    changed: partOf(changed),
    adjusted: partOf(adjusted),
    removed: partOf(removed.map((rate) => ({ rate }))),
    unchanged,
  };
}

interface Change {
  readonly rate: RateRecord;
  readonly before?: number;
  readonly terms?: readonly string[];
}

function partOf(changes: readonly Change[]): ComparedSheet['added'] {
  const rates = changes.slice(0, MOST_PREVIEWED).map(({ rate: { id, carrier, productName, term, rate }, before, terms = [] }) => {
    const product = { id, carrier, productName, term, rate };
    return { ...product, ...(before === undefined ? {} : { before }), ...(terms.length === 0 ? {} : { terms: [...terms] }) };
  });
  return { count: changes.length, rates };
}

function factsOf({ count, samples, oldestAsOf, newestAsOf }: Facts): Facts {
  return { count, samples, oldestAsOf, newestAsOf };
}
