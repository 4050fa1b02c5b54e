import type { AnyLeadRecord, EffectResult, WithNoCalls } from '@annuity-lantern/lead-store';
import { normalizeEmail } from '@annuity-lantern/lead-store';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import type { ReadNoCalls } from '../effects/open-no-calls.ts';
import type { Mailer } from '../mail/create-mailer.ts';
import type { Mail } from '../mail/render-mail.ts';
import { sendToVisitor } from '../visitor-mail/send-to-visitor.ts';
import type { WithholdMail } from '../visitor-mail/withhold-mail.ts';

export interface ToAddresses {
  readonly mailer: Mailer;
  readonly withholdMail: WithholdMail;
  readonly readNoCalls: ReadNoCalls;
}

interface Notice {
  readonly lead: WithNoCalls<AnyLeadRecord>;
  readonly mail: Mail;
  /** For the addresses before: it does not open the request. */
  readonly mailBefore: Mail;
  readonly idempotencyKey: string;
  /** False if no mailbox has answered for the change: then its mails count like those to any typed address. */
  readonly isAsked?: boolean;
  /** The present address gets another mail. */
  readonly onlyBefore?: boolean;
  /** Milliseconds of the handler's time that are already used. */
  readonly spent?: number;
}

/**
 * Sends a notice to the address of a request, and to each that it had since the last notice: their owners may not have made the change. Each address
 * counts as itself in the limits of mail, and none that takes no mail keeps the others from theirs.
 *
 * @throws EffectRefusal
 */
export async function sendToAddresses(
  options: ToAddresses,
  { lead, mail, mailBefore, idempotencyKey, isAsked = true, onlyBefore = false, spent = 0 }: Notice,
): Promise<EffectResult> {
  const started = performance.now();
  const timeUsed = () => spent + performance.now() - started;
  for (const [place, email] of addressesBefore(lead).entries()) {
    const listed = await options.readNoCalls({ ...lead, email });
    // Often it is corrected because mail to it came back. Who wants no mail gets none for what anyone may have typed.
    if (listed.badAddress || (!isAsked && listed.noEmail)) continue;
    const key = `${idempotencyKey}/before${place === 0 ? '' : `/${place}`}`;
    const to = { lead: { email }, mail: mailBefore, id: key, idempotencyKey: key, isAsked, spent: timeUsed() };
    const result = await sendToVisitor(options, to).catch(unlessTemporary);
    if (result.state === 'later') return result;
  }
  if (onlyBefore) return { state: 'done' };
  if (!isAsked && lead.noEmail) return { state: 'skipped', reason: 'email_revoked' };
  if (lead.badAddress) return { state: 'skipped', reason: 'address_bad' };
  return await sendToVisitor(options, { lead, mail, id: idempotencyKey, idempotencyKey, isAsked, spent: timeUsed() });
}

/** Oldest first. None if the last notice has left. */
function addressesBefore({ history, email, effects }: AnyLeadRecord): string[] {
  const { state = 'done', changes = [], since = changes.includes('email') ? lastCorrection(history) : Infinity } = effects.changeMail ?? {};
  if (state === 'done' || state === 'unconfirmed') return [];
  const earlier = history.filter(({ seq }) => seq > since).flatMap(({ old }) => (old?.email === undefined ? [] : [old.email]));
  const boxes = new Map(earlier.map((one) => [normalizeEmail(one), one]));
  boxes.delete(normalizeEmail(email));
  return [...boxes.values()];
}

/** An order by another version does not say since when: then the last address counts. */
function lastCorrection(history: AnyLeadRecord['history']): number {
  return (history.findLast(({ old }) => old?.email !== undefined)?.seq ?? 0) - 1;
}

function unlessTemporary(error: unknown): EffectResult {
  if (error instanceof EffectRefusal && error.permanent) return { state: 'skipped', reason: 'address_bad' };
  throw error;
}
