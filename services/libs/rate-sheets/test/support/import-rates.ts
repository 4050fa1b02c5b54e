import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { applySheet } from '../../src/apply-sheet.ts';
import { type PlanOptions, planSheet } from '../../src/plan-sheet.ts';

/** Plans and publishes a sheet. Returns the outcome of the plan, or of applying it. */
export async function importRates(
  connection: Store['connection'],
  rates: readonly RateRecord[],
  options: Partial<PlanOptions> & { readonly onProgress?: (written: number) => void } = {},
): Promise<string> {
  const plan = await planSheet(connection, rates, { samplesAllowed: true, ...options });
  if (plan.outcome !== 'ready') return plan.outcome;
  const { onProgress } = options;
  return applySheet(connection, plan, { by: 'command', source: 'rate sheet', now: new Date(), ...(onProgress && { onProgress }) });
}
