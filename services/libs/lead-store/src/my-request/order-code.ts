import { CODE_HOLDS, CODE_TRIES } from '@annuity-lantern/contracts/http';
import type { Access } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { changeEffects } from '../record/update-effects.ts';
import type { Visited } from './visitor-keys.ts';

/** Most codes of one request in a day: with five tries each, a stranger guesses a code once in 33,000 days. */
const CODES_A_DAY = 6;
const DAY = 24 * 60 * 60_000;
/** Milliseconds in which a second press makes no second code: the first one is on its way. */
const PRESSED_TWICE = 20_000;

/**
 * Makes a new code for a lead, in place of the one before, and orders its mail. The code is made of the lead's id and this time
 * (`openVisitorKeys`), so it is stored nowhere. Does nothing after `CODES_A_DAY`. Rejects if MongoDB is away.
 */
export async function orderCode(leads: Leads, id: string, now: Date): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const made = { $filter: { input: { $ifNull: ['$access.made', []] }, cond: { $gt: ['$$this', since(DAY)] } } };
  const mayHave = { $expr: { $lt: [{ $size: made }, CODES_A_DAY] } };
  const access = { at: now, tries: 0, made: { $slice: [{ $concatArrays: [made, [now]] }, -CODES_A_DAY] } };
  // The time is the order, so each code has a Message-ID of its own.
  const order = { state: 'due', attempts: 0, nextAt: now, order: now.getTime() };
  await changeEffects(leads, { _id: id, 'access.at': { $not: { $gt: since(PRESSED_TWICE) } }, ...mayHave }, [
    { $set: { access: { $mergeObjects: [access] }, 'effects.codeMail': { $mergeObjects: [order] } } },
  ]);
}

/** Counts a try before its code is compared, so that simultaneous tries do not slip through. The lead and when its code was made; null if none holds. */
export async function takeTry(leads: Leads, id: string, now: Date): Promise<(Visited & { readonly at: Date }) | null> {
  const held = { 'access.at': { $gt: new Date(now.getTime() - CODE_HOLDS) }, 'access.tries': { $lt: CODE_TRIES } };
  const projection = { access: 1, email: 1, phone: 1, 'history.old': 1 };
  const found = await leads.any
    .findOneAndUpdate({ _id: id, ...held }, { $inc: { 'access.tries': 1 } }, { projection, returnDocument: 'after' })
    .lean<Visited & { readonly access?: Access }>();
  return found?.access?.at ? { ...found, at: found.access.at } : null;
}

/** Uses up the code of this time: false if it was used meanwhile, another one was made, or the address has changed. */
export async function spendCode(leads: Leads, { _id, email }: Pick<Visited, '_id' | 'email'>, at: Date): Promise<boolean> {
  const { modifiedCount } = await leads.any.updateOne({ _id, email, 'access.at': at }, { $unset: { 'access.at': 1, 'access.tries': 1 } });
  return modifiedCount === 1;
}
