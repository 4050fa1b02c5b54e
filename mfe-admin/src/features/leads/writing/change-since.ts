import type { HistoryEntry, LeadDetail } from '@annuity-lantern/contracts/http';

/**
 * The newest change of a request that its writer has not seen: by someone else, or their own hand-over to someone else. Notes count as none, and
 * neither does the system when it completes the record.
 *
 * @param seen the `seq` that the writer saw.
 */
export function changeSince({ history }: Pick<LeadDetail, 'history'>, seen: number, ownName: string | undefined): HistoryEntry | undefined {
  return history.findLast(
    ({ seq, what, by, toOwner }) =>
      seq > seen && what !== 'note' && what !== 'completed' && (by !== ownName || (what === 'owner' && toOwner !== ownName)),
  );
}
