import { countManagers } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';

/** Whether a manager can approve a sheet: anyone but its uploader, compared by account. A sheet of a source or command has no uploader. */
export async function hasApprover(connection: Store['connection'], uploader: string | undefined): Promise<boolean> {
  return (await countManagers(connection, uploader)) > 0;
}
