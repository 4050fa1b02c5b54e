import type { LeadDetail, LeadRow } from '@annuity-lantern/contracts/http';
import type { NoCalls, NumberRecord } from '@annuity-lantern/lead-store';

/** What a detail says about calls to the number and mail to the address. */
export function noCallsFields({ noCalls, noEmail, entries }: NumberRecord): Pick<LeadDetail, 'noCalls' | 'noEmail' | 'callEntries'> {
  return {
    noCalls: noCalls ? dated(noCalls) : null,
    noEmail: noEmail ? dated(noEmail) : null,
    callEntries: entries.map(({ at, what, by, way, on }) => ({ at: at.toISOString(), what, by, way, ...(on ? { on } : {}) })),
  };
}

/** The same for a row; absent if the person may be called, or mailed. */
export function noCallsOfRow({ noCalls, noEmail }: Wishes): Pick<LeadRow, 'noCalls' | 'noEmail'> {
  return { ...(noCalls ? { noCalls: dated(noCalls) } : {}), ...(noEmail ? { noEmail: dated(noEmail) } : {}) };
}

interface Wishes {
  readonly noCalls: NoCalls | undefined;
  readonly noEmail?: NoCalls | undefined;
}

function dated({ at, by, way }: NoCalls) {
  return { at: at.toISOString(), by, way };
}
