import { countManagers } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';

/**
 * Whether a manager other than the uploader can approve a sheet, compared by account. A sheet from a source or the command has no uploader.
 */
export async function hasApprover(connection: Store['connection'], uploader: string | undefined): Promise<boolean> {
  return (await countManagers(connection, uploader)) > 0;
}
