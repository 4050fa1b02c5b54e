import { newCode, spentCode, triedCode } from '../changes/access-code.ts';
import { changeLead } from '../record/change-lead.ts';
import type { Leads } from '../record/leads.ts';
import type { Visited } from './visitor-keys.ts';

/**
 * Makes a new code for a lead, in place of the one before, and orders its mail. The code is made of the lead's id and this time
 * (`openVisitorKeys`), so it is stored nowhere. Does nothing if it is refused. Rejects if MongoDB is away.
 */
export async function orderCode(leads: Leads, id: string, now: Date): Promise<void> {
  await changeLead(leads, id, newCode(now));
}

/** Counts a try before its code is compared, so that simultaneous tries do not slip through. The lead and when its code was made; null if none holds. */
export async function takeTry(leads: Leads, id: string, now: Date): Promise<(Visited & { readonly at: Date }) | null> {
  const tried = await changeLead(leads, id, triedCode(now));
  const at = tried.outcome === 'changed' && tried.lead.access?.at;
  return at ? { ...tried.lead, at } : null;
}

/** Uses up the code of this time: false if it was used meanwhile, another one was made, or the address has changed. */
export async function spendCode(leads: Leads, { _id, email }: Pick<Visited, '_id' | 'email'>, at: Date): Promise<boolean> {
  return (await changeLead(leads, _id, spentCode(email, at))).outcome === 'changed';
}
