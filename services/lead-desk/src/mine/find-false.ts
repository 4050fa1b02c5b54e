import { ANSWER_BUDGET, type ContactCheck, type ContactFindings } from '@annuity-lantern/contact-check';
import type { StoredLead } from '@annuity-lantern/lead-store';

const asStored = { outcome: 'unknown' } as const;

/** What is certainly false of a corrected contact; undefined if nothing is. Without a way to a name server, only the address itself is judged. */
export async function findFalse(
  contactCheck: Pick<ContactCheck, 'check'>,
  lead: Pick<StoredLead, 'email' | 'phone'>,
  { email, phone }: { readonly email?: string | undefined; readonly phone?: string | undefined },
): Promise<ContactFindings | undefined> {
  if (email === undefined && phone === undefined) return undefined;
  const found = await contactCheck.check({ email: email ?? lead.email, phone: phone ?? lead.phone }, ANSWER_BUDGET);
  const corrected = { email: email === undefined ? asStored : found.email, phone: phone === undefined ? asStored : found.phone };
  return corrected.email.outcome === 'false' || corrected.phone.outcome === 'false' ? corrected : undefined;
}
