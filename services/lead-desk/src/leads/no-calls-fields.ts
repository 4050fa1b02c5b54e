import type { LeadDetail, LeadRow } from '@annuity-lantern/contracts/http';
import type { NoCalls, NumberRecord } from '@annuity-lantern/lead-store';

/** What a detail says about calls to the number. */
export function noCallsFields({ noCalls, entries }: NumberRecord): Pick<LeadDetail, 'noCalls' | 'callEntries'> {
  return {
    noCalls: noCalls ? dated(noCalls) : null,
    callEntries: entries.map(({ at, what, by, way, on }) => ({ at: at.toISOString(), what, by, way, ...(on ? { on } : {}) })),
  };
}

/** The same for a row; absent if the person may be called. */
export function noCallsOfRow(noCalls: NoCalls | undefined): Pick<LeadRow, 'noCalls'> {
  return noCalls ? { noCalls: dated(noCalls) } : {};
}

function dated({ at, by, way }: NoCalls) {
  return { at: at.toISOString(), by, way };
}
