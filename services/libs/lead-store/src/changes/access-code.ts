import { CODE_HOLDS, CODE_TRIES } from '@annuity-lantern/contracts/http';
import { type Decide, ordered } from './lead-change.ts';

/** Most codes of one request in a day: with five tries each, a stranger guesses a code once in 33,000 days. */
const CODES_A_DAY = 6;
const DAY = 24 * 60 * 60_000;
/** Milliseconds in which a second press makes no second code: the first one is on its way. */
const PRESSED_TWICE = 20_000;

/** A new code in place of the one before, and its mail. Refused after `CODES_A_DAY`, and right after another one. */
export function newCode(now: Date): Decide {
  return ({ access }) => {
    const isWithin = (at: Date, ms: number) => now.getTime() - at.getTime() < ms;
    const made = (access?.made ?? []).filter((at) => isWithin(at, DAY));
    if (made.length >= CODES_A_DAY || (access?.at && isWithin(access.at, PRESSED_TWICE))) return null;
    return {
      fields: { access: { at: now, tries: 0, made: [...made, now] } },
      // The time is the order, so each code has a Message-ID of its own.
      effects: { codeMail: ordered('codeMail', now, now.getTime()) },
    };
  };
}

/** A try of the present code. Refused if none holds. */
export function triedCode(now: Date): Decide {
  return ({ access }) => {
    if (!access?.at || access.at.getTime() <= now.getTime() - CODE_HOLDS) return null;
    const { tries = 0 } = access;
    return tries < CODE_TRIES ? { fields: { access: { ...access, tries: tries + 1 } } } : null;
  };
}

/** Uses up the code of this time: a mailbox has answered, so the key of the tab ends, too. Refused if it was used meanwhile, another one was made, or the address has changed. */
export function spentCode(email: string, at: Date): Decide {
  return (lead) => {
    const isPresent = lead.email === email && lead.access?.at?.getTime() === at.getTime();
    return lead.access && isPresent ? { fields: { access: { made: lead.access.made }, correction: undefined } } : null;
  };
}
