import type { RefusableAction } from '@annuity-lantern/contracts/http';
import type { AuditEntry, AuditWriter } from '@annuity-lantern/staff-store';
import { askStore } from './ask-store.ts';

interface AuditedWork<T> {
  readonly audit: AuditWriter;
  readonly entry: AuditEntry & { readonly action: RefusableAction };
  readonly work: () => Promise<T>;
  /** Whether this result means that nothing was done. */
  readonly isRefusal: (result: T) => boolean;
  /** Longest time for the work, in milliseconds. */
  readonly budget?: number;
}

/**
 * Does the work after its audit entry is stored, because work without an entry would never be seen. If the work is refused or fails, a second entry
 * with `_refused` says so.
 *
 * @throws AppError `store_unavailable` (503): before the work, or when its outcome is unknown
 */
export async function doAudited<T>({ audit, entry, work, isRefusal, budget }: AuditedWork<T>): Promise<T> {
  const refuse = () => askStore(() => audit.append({ ...entry, at: new Date(), action: `${entry.action}_refused` }));
  await askStore(() => audit.append(entry));
  const result = await askStore(work, budget).catch(async (error: unknown) => {
    // MongoDB may be away for this entry too. The first one stays, and the caller learns why the work failed.
    await refuse().catch(() => {});
    throw error;
  });
  if (isRefusal(result)) await refuse();
  return result;
}
