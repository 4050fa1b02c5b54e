import { type ListedChoice, listedChoices } from '@annuity-lantern/contracts/exits';
import type { LeadDetail, LeadRow } from '@annuity-lantern/contracts/http';
import type { Listed, NoCalls, NumberRecord } from '@annuity-lantern/lead-store';

/** What a detail says about calls to the number and mail to the address. */
export function noCallsFields({ entries, ...listed }: NumberRecord): Pick<LeadDetail, ListedChoice | 'callEntries'> {
  return {
    ...(Object.fromEntries(listedChoices.map((name) => [name, dated(listed[name])])) as Pick<LeadDetail, ListedChoice>),
    callEntries: entries.map(({ at, what, by, way, on }) => ({ at: at.toISOString(), what, by, way, ...(on ? { on } : {}) })),
  };
}

/** The same for a row; absent if the person may be called, or mailed. */
export function noCallsOfRow(listed: Listed): Pick<LeadRow, ListedChoice> {
  return Object.fromEntries(listedChoices.flatMap((name) => (listed[name] ? [[name, dated(listed[name])]] : [])));
}

function dated(listed: NoCalls | undefined) {
  return listed ? { at: listed.at.toISOString(), by: listed.by, way: listed.way } : null;
}
