import type { WaitingBatch } from '@annuity-lantern/content-store';
import type { ChangeToApprove } from '@annuity-lantern/staff-store';

/** What a second person approves. */
export function toApprove({ at, staffId }: WaitingBatch): ChangeToApprove {
  return { at, askedBy: staffId };
}
