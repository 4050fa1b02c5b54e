import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_HOLDS, VISIT_HOLDS } from '@annuity-lantern/contracts/http';
import type { HistoryEntry, StoredLead } from '../record/lead-record.ts';
import { normalizeEmail } from '../record/normalize-contact.ts';

/** What a link and a code are made for. */
export type Addressed = Pick<StoredLead, '_id' | 'email'> & { readonly history: readonly Pick<HistoryEntry, 'old'>[] };
/** What a visit is made for. */
export type Visited = Addressed & Pick<StoredLead, 'phone'>;

/**
 * What opens the page of a visitor's request. All of it is made from `ID_KEY`, the id, a time and the contact: nothing is stored. Only the mailbox that
 * got the code is proved. So link and code end when the address of the request changes, and a visit also when its number does.
 */
export interface VisitorKeys {
  /** The token of the link in the mail. It only lets ask for a code, which goes to the address of the request. */
  readonly linkTo: (lead: Addressed, now: Date) => string;
  /** False if the link is not ours, older than 30 days, or of an address that the request no longer has. */
  readonly isLinkTo: (token: string, lead: Addressed, now: Date) => boolean;
  /** The six digits of the code that was made for a lead at this time. */
  readonly codeOf: (lead: Addressed, at: Date) => string;
  /** Compares in constant time. */
  readonly isCodeOf: (lead: Addressed, at: Date, typed: string) => boolean;
  /** What the page sends with each call after the code was right. */
  readonly visitOf: (lead: Visited, now: Date) => { readonly visit: string; readonly endsAt: Date };
  /** False if the visit is not ours, over, or if the contact changed since it began. */
  readonly isVisitOf: (visit: string, lead: Visited, now: Date) => boolean;
  /** The id in a link or a visit, which proves nothing yet; undefined in other texts. */
  readonly idIn: (token: string) => string | undefined;
}

const ID_BYTES = 16;
/** Seconds since 1970, in 4 bytes. */
const TIME_BYTES = 4;
const MAC_BYTES = 16;
const TOKEN_BYTES = ID_BYTES + TIME_BYTES + MAC_BYTES;
const CODES = 1_000_000;

/** @param idKey never rotated: with another key, links that were mailed stop to work, and people type reference and address */
export function openVisitorKeys(idKey: string): VisitorKeys {
  const keyOf = (purpose: string) => createHmac('sha256', idKey).update(`annuity-lantern my-request ${purpose}`).digest();
  const keys = { link: keyOf('link'), code: keyOf('code'), visit: keyOf('visit') };
  const codeOf = (lead: Addressed, at: Date) => {
    const digest = createHmac('sha256', keys.code)
      .update(`${lead._id}\0${at.getTime()}${addressIn(lead)}`)
      .digest();
    return String(digest.readUIntBE(0, 6) % CODES).padStart(6, '0');
  };
  return {
    linkTo: (lead, now) => sign(keys.link, lead._id, now.getTime() + LINK_HOLDS, addressIn(lead)),
    isLinkTo: (token, lead, now) => isSigned(keys.link, token, addressIn(lead), now) && idIn(token) === lead._id,
    codeOf,
    isCodeOf: (lead, at, typed) => isSame(Buffer.from(codeOf(lead, at)), Buffer.from(typed)),
    visitOf: (lead, now) => {
      const endsAt = new Date(now.getTime() + VISIT_HOLDS);
      return { visit: sign(keys.visit, lead._id, endsAt.getTime(), contactIn(lead)), endsAt };
    },
    isVisitOf: (visit, lead, now) => isSigned(keys.visit, visit, contactIn(lead), now) && idIn(visit) === lead._id,
    idIn,
  };
}

/** Empty until a first correction, so that links from before this rule, and of older processes, hold until then. */
function addressIn({ email, history }: Addressed): string {
  return history.some(({ old }) => old?.email !== undefined) ? `\0${normalizeEmail(email)}` : '';
}

function contactIn(lead: Visited): string {
  const { email, phone, history } = lead;
  return history.some(({ old }) => old) ? `\0${normalizeEmail(email)}\0${phone}` : '';
}

function sign(key: Buffer, id: string, until: number, contact: string): string {
  const said = Buffer.alloc(ID_BYTES + TIME_BYTES);
  said.write(id.replaceAll('-', ''), 'hex');
  said.writeUInt32BE(Math.floor(until / 1000), ID_BYTES);
  return Buffer.concat([said, macOf(key, said, contact)]).toString('base64url');
}

function isSigned(key: Buffer, token: string, contact: string, now: Date): boolean {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES) return false;
  const said = bytes.subarray(0, ID_BYTES + TIME_BYTES);
  return isSame(macOf(key, said, contact), bytes.subarray(ID_BYTES + TIME_BYTES)) && said.readUInt32BE(ID_BYTES) * 1000 >= now.getTime();
}

function idIn(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES) return undefined;
  const digits = bytes.toString('hex', 0, ID_BYTES);
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-');
}

function macOf(key: Buffer, said: Buffer, contact: string): Buffer {
  return createHmac('sha256', key).update(said).update(contact).digest().subarray(0, MAC_BYTES);
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
