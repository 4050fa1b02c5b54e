import { claimUntold, markTold } from '@annuity-lantern/content-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';
import { findApproverMails } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Mailer } from '../mail/create-mailer.ts';
import { composeApprovalMail } from './compose-approval-mail.ts';

interface TellOptions {
  readonly connection: Store['connection'];
  readonly mailer: Mailer;
  /** Whether mails wait. */
  readonly isMailPaused?: (() => boolean) | undefined;
  readonly staffMailTo: readonly string[];
  readonly deskOrigin: string;
  readonly log: Log;
  readonly now?: () => Date;
}

const MINUTE = 60_000;
/** As for other mails about a change: a slip is corrected meanwhile. */
const AFTER = MINUTE;
/** Until the next try of a mail that failed. */
const LEASE = 5 * MINUTE;

/**
 * Once for each rate sheet that waits for a second manager, mails those who may approve it, so never the uploader. Without an address of theirs,
 * the address for all staff mail gets it. A mail that failed is tried again every 5 minutes while the sheet waits.
 */
export function startTellingApprovers(options: TellOptions): Repeating {
  const warn = lowRateWarning(options.log.warn);
  return repeat({
    every: MINUTE,
    work: () => tellApprovers(options),
    onError: (error) => warn('no manager was told of a rate sheet that waits, the next try is in 5 minutes', { error }),
  });
}

/** Rejects if MongoDB is away. @throws EffectRefusal */
export async function tellApprovers(options: TellOptions): Promise<void> {
  const { connection, mailer, isMailPaused, staffMailTo, deskOrigin, now = () => new Date() } = options;
  if (isMailPaused?.()) return;
  const claim = () => claimUntold(connection, { now: now(), after: AFTER, lease: LEASE });
  for (let sheet = await claim(); sheet; sheet = await claim()) {
    const { _id, at, staffId } = sheet;
    const approvers = await findApproverMails(connection, { at, askedBy: staffId });
    await mailer.send(composeApprovalMail(sheet, deskOrigin), approvers.length > 0 ? approvers : staffMailTo, `rates/${_id}`);
    await markTold(connection, _id);
  }
}
