import { effectNames, effects } from '@annuity-lantern/contracts/effects';
import type { LeadDetail } from '@annuity-lantern/contracts/http';

/** Whether a mail to the visitor was given up, or left out because the contact was wrong. */
export function wereMailsLost(outbox: LeadDetail['effects']): boolean {
  return effectNames.some((name) => {
    const mail = effects[name].toVisitor ? outbox[name] : undefined;
    return mail?.state === 'parked' || (mail?.state === 'skipped' && (mail.lastError ?? 'contact_false') === 'contact_false');
  });
}
