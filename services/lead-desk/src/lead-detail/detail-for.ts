import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { type ListedChoice, listedChoices } from '@annuity-lantern/contracts/exits';
import { hiddenInRows, type LeadDetail, type RelatedLead as RelatedRow } from '@annuity-lantern/contracts/http';
import { detailOfRecord } from '@annuity-lantern/contracts/lead-record';
import * as leadStore from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { Caller } from '../session/staff.ts';

/** What a detail says beside the lead's own document, as far as its reader may know it. */
export interface DetailParts extends NumberParts {
  /** Absent if there is none. */
  readonly related?: readonly Related[];
  readonly askFirst: boolean;
}

type NumberParts = { readonly [Name in ListedChoice]: leadStore.NoCalls | null } & {
  readonly callEntries: leadStore.NumberRecord['entries'];
};
type Timed = 'createdAt' | 'calls' | 'callback';
type Related = Omit<RelatedRow, Timed> & Pick<leadStore.RelatedLead, Timed>;

/** Undefined for an erased lead, which has no contact to go by. A change reads this before it writes: a failed read must not look like a failed change. */
export async function partsOf(
  { leads, doNotCall }: Pick<DeskContext, 'leads' | 'doNotCall'>,
  lead: leadStore.StoredLead,
  { role }: Pick<Caller, 'role'>,
): Promise<DetailParts | undefined> {
  if (lead.status === 'erased') return undefined;
  // They would tell a viewer the contact of requests that the viewer never opened.
  const mayRelate = hiddenInRows(role).length === 0;
  const [related, number, [asked]] = await askStore(() =>
    Promise.all([mayRelate ? leadStore.findRelated(leads, lead) : [], doNotCall.read(lead), leadStore.markAskFirst(leads, [lead])]),
  );
  return {
    ...numberParts(number),
    askFirst: asked?.askFirst === true,
    ...(related.length > 0 ? { related: related.map(toRelated) } : {}),
  };
}

/** What a detail says about calls to the number and mail to the address. */
export function numberParts({ entries, ...listed }: leadStore.NumberRecord): NumberParts {
  const said = listedChoices.map((name) => [name, listed[name] ?? null]);
  return { ...(Object.fromEntries(said) as Pick<NumberParts, ListedChoice>), callEntries: entries };
}

/** The answer about one lead. The schema picks what it shows, and drops address, user agent, body HMAC, codes and tokens. */
export function detailFor(lead: leadStore.StoredLead, parts: Partial<DetailParts> = {}): LeadDetail {
  return detailOfRecord.parse({
    ...lead,
    id: lead._id,
    consent: lead.consent ?? undefined,
    noCallsHere: leadStore.noCallsHereOf(lead),
    page: lead.reception.page,
    effects: toEffectViews(lead.effects),
    ...parts,
  });
}

/** A lead stored before an effect existed has no such effect. */
function toEffectViews(effects: leadStore.StoredLead['effects']) {
  return Object.fromEntries(effectNames.map((name: EffectName) => [name, effects[name] && toEffectView(effects[name])]));
}

/** While an effect is `sending`, `nextAt` is the end of its lease, which does not concern staff. */
function toEffectView({ nextAt, lastErrorClass, lastAttempts, ...effect }: leadStore.Effect) {
  return {
    ...effect,
    nextAt: effect.state === 'due' ? nextAt : undefined,
    lastError: lastErrorClass,
    lastAttempts: lastAttempts?.map(({ errorClass: error, ...attempt }) => ({ ...attempt, error })),
  };
}

function toRelated({ _id: id, has, owner, phone, ...lead }: leadStore.RelatedLead): Related {
  return {
    ...lead,
    id,
    likeness: likenessOf(has),
    reason: has,
    ...(owner ? { owner: owner.username } : {}),
    ...(has === 'email' ? { phone } : {}),
  };
}

/** A shared phone suggests a household more often than a shared mailbox does. */
export function likenessOf(has: leadStore.RelatedLead['has']): RelatedRow['likeness'] {
  return has === 'phone' ? 'maybe' : 'same';
}
