import type { ConsentChannel, RecordedWay } from '@annuity-lantern/contracts/http';
import type { Revocation, StoredLead } from '../record/lead-record.ts';
import { normalizeContact } from '../record/normalize-contact.ts';
import { orderChangeMail } from './change-mail.ts';
import { orderConsentRecord } from './consent-record.ts';
import { type Decide, type LeadChange, ordered, step } from './lead-change.ts';
import { hasRoom } from './note.ts';
import { hasContact, type VisitContact } from './own-wish.ts';

export interface NewRevocation {
  readonly channels: readonly ConsentChannel[];
  readonly way: RecordedWay;
  /** The contact of the visit in which the visitor made it on their own page: a mail confirms it. */
  readonly visit?: VisitContact;
  /** User name of the member of staff who recorded it, or `visitor`. */
  readonly by: string;
  readonly now: Date;
}

/**
 * That a visitor revoked consents, and the effect that copies it to the person's other requests. The same update writes the normalized contact, so that
 * those requests find the revocation before `persist` has run. Refused if it revokes nothing new and the history is too long to repeat it, and if the
 * contact is no longer that of the visit.
 */
export function revocation(made: NewRevocation): Decide {
  const { channels, visit } = made;
  return (lead, storeTime) => {
    if ((visit && !hasContact(lead, visit)) || !takes(lead, channels)) return null;
    const { fields, ...recorded } = withRevocation(lead, made);
    return {
      ...recorded,
      fields: { ...normalizeContact(lead), ...fields },
      effects: {
        spreadRevocation: ordered('spreadRevocation', storeTime, lead.seq + 1),
        ...(visit
          ? orderChangeMail(
              lead,
              channels.map((channel) => `no-${channel}` as const),
              storeTime,
            )
          : {}),
        ...orderConsentRecord(lead, storeTime),
      },
    };
  };
}

/**
 * A revocation that the person made with another request. Refused if the lead has it (a copy may have fewer channels than the original), and if its
 * contact is no longer the same.
 */
export function copiedRevocation({ channels, way, by, at }: Omit<Revocation, 'seq'>, same: SameContact = {}): Decide {
  return (lead, storeTime) => {
    const isThere = lead.revocations?.some((one) => covers(one, at, channels));
    const isSame = Object.entries(same).every(([field, value]) => lead[field as keyof SameContact] === value);
    if (isThere || !isSame || !takes(lead, channels)) return null;
    return { ...withRevocation(lead, { channels, way, by, now: at }, true), effects: orderConsentRecord(lead, storeTime) };
  };
}

type SameContact = Pick<StoredLead, 'emailNormalised' | 'phoneNormalised'>;

/** Whether it is this revocation, or one that was made at that time for more channels. */
export function covers(revocation: Revocation, at: Date, channels: readonly ConsentChannel[]): boolean {
  return revocation.at.getTime() === at.getTime() && channels.every((channel) => revocation.channels.includes(channel));
}

/** A lead always stores the first revocation of each channel. */
function takes(lead: StoredLead, channels: readonly ConsentChannel[]): boolean {
  const isFirst = (channel: ConsentChannel) => !lead.revocations?.some((one) => one.channels.includes(channel));
  return hasRoom(lead) || channels.some(isFirst);
}

/** Raises `seq`, so that a step prepared without knowledge of the revocation is refused. */
function withRevocation(lead: StoredLead, { channels, way, by, now }: NewRevocation, isCopied = false): LeadChange {
  const added: Revocation = { at: now, by, channels, way, seq: lead.seq + 1, ...(isCopied ? { copied: true } : {}) };
  return {
    fields: { revocations: [...(lead.revocations ?? []), added], correction: undefined },
    ...step(lead, { at: now, what: 'consent', by, channels, way }),
  };
}
