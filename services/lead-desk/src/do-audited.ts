import type { RefusableAction } from '@annuity-lantern/contracts/http';
import type { AuditEntry, AuditWriter } from '@annuity-lantern/staff-store';
import { askStore } from './ask-store.ts';

interface AuditedWork<T> {
  readonly audit: AuditWriter;
  readonly entry: AuditEntry & { readonly action: RefusableAction };
  readonly work: () => Promise<T>;
  /** Whether this result means that nothing was changed. */
  readonly isRefusal: (result: T) => boolean;
  /** Longest time for the work, in milliseconds. */
  readonly budget?: number;
}

/**
 * Does the work only after its audit entry is stored: work without an entry would go unseen. If the work is refused or fails, a second
 * entry with `_refused` records that.
 *
 * @throws AppError `store_unavailable` (503) before the work, or if its outcome is unknown
 */
export async function doAudited<T>({ audit, entry, work, isRefusal, budget }: AuditedWork<T>): Promise<T> {
  const refuse = () => askStore(() => audit.append({ ...entry, at: new Date(), action: `${entry.action}_refused` }));
  await askStore(() => audit.append(entry));
  const result = await askStore(work, budget).catch(async (error: unknown) => {
    // MongoDB may be away for this entry, too. The first entry remains, and the caller gets the work's error.
    await refuse().catch(() => {});
    throw error;
  });
  if (isRefusal(result)) await refuse();
  return result;
}
