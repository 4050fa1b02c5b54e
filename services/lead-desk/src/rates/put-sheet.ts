import { randomUUID } from 'node:crypto';
import { currentSheet } from '@annuity-lantern/content-store';
import { applySheet, type PlannedSheet, planWarnings } from '@annuity-lantern/rate-sheets';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore, storeUnavailable } from '../ask-store.ts';
import { doAudited } from '../do-audited.ts';

interface PutSheetOptions {
  readonly connection: Store['connection'];
  readonly audit: AuditWriter;
  readonly samplesAllowed: boolean;
  readonly plan: PlannedSheet;
  /** Of the rates in use when the person saw what would change. */
  readonly revision: string;
  readonly source: string;
  readonly fileName: string | undefined;
  /** User name of the member of staff. */
  readonly by: string;
  /** Batch whose rates are put back. */
  readonly restored?: string;
}

/** In milliseconds, below the gateway's time limit. Work that takes longer goes on; its result shows when the desk is read again. */
const PUT_BUDGET = 12_000;

/**
 * Puts a planned sheet online, audited before it is done; false when it is online already, as after a second press of the button.
 * @throws AppError `rates_changed` (409) when other rates are in use than the person saw, `sheet_refused` (422), `store_unavailable` (503)
 */
export async function putSheet(options: PutSheetOptions): Promise<boolean> {
  const { connection, audit, samplesAllowed, plan, revision, source, fileName, by, restored } = options;
  const { outcome, difference, summary, base } = plan;
  if (outcome === 'same') return false;
  if ((base?.batch ?? '') !== revision) throw ratesChanged();
  if (outcome !== 'ready') {
    const userMessage = planWarnings(plan, samplesAllowed).join(' ');
    throw new AppError('sheet_refused', { message: 'the sheet is older, or has samples', ...(userMessage && { userMessage }) });
  }

  const batch = randomUUID();
  const now = new Date();
  const details = {
    batch,
    before: revision,
    ...(restored ? { restored } : {}),
    rates: summary.count,
    added: difference.added.length,
    changed: difference.changed.length,
    adjusted: difference.adjusted.length,
    removed: difference.removed.length,
    unchanged: difference.unchanged,
  };
  const applied = await doAudited({
    audit,
    entry: { at: now, by, action: 'rates_put', details },
    work: () => applySheet(connection, plan, { by: 'staff', staff: by, batch, source, fileName, now }),
    isRefusal: (result) => result !== 'applied',
    budget: PUT_BUDGET,
  });
  if (applied === 'applied') return true;
  if (applied === 'too_slow') throw storeUnavailable(undefined);
  // Two presses at once: the other one put this very sheet online.
  if ((await askStore(() => currentSheet(connection)))?.digest === summary.digest) return false;
  throw ratesChanged();
}

function ratesChanged(): AppError {
  return new AppError('rates_changed', { message: 'other rates are in use than the sheet was compared with' });
}
