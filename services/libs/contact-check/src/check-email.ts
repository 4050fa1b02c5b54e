import { type ContactOutcome, VisitorEmail } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import type { MailDomains } from './create-mail-domains.ts';
import { isDisposable, isDoubtful } from './is-disposable.ts';
import { suggestAddress } from './suggest-address.ts';

const words = messages.contact.email;

export interface EmailFinding {
  readonly outcome: ContactOutcome;
  /** Why it is false, in words for the visitor (`messages`); absent otherwise. */
  readonly message?: string;
  /** An address that was probably meant; only beside a false one. */
  readonly suggestion?: string;
}

/** Whether mail can reach an address as typed. What the form refuses is false here, too. Rejects only if `mailDomains` does. */
export async function checkEmail(typed: string, mailDomains: Pick<MailDomains, 'outcomeOf'>): Promise<EmailFinding> {
  const { success, data: address = typed.trim(), error } = VisitorEmail.safeParse(typed);
  if (!success) return falseFor(error.issues[0]?.message ?? messages.field.email.shape, suggestAddress(address, 2));
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (isDoubtful(domain)) {
    const meant = suggestAddress(address, 1);
    if (meant !== undefined) return falseFor(words.misspelled, meant);
    if (isDisposable(domain)) return falseFor(words.disposable, undefined);
  }
  const outcome = await mailDomains.outcomeOf(domain);
  return outcome === 'false' ? falseFor(words.noMailServer, suggestAddress(address, 2)) : { outcome };
}

function falseFor(message: string, suggestion: string | undefined): EmailFinding {
  return { outcome: 'false', message, ...(suggestion === undefined ? {} : { suggestion }) };
}
