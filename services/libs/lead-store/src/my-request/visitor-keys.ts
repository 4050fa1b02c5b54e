import { createHmac, timingSafeEqual } from 'node:crypto';
import { LINK_HOLDS, VISIT_HOLDS } from '@annuity-lantern/contracts/http';

/** What opens the page of a visitor's request. All of it is made from `ID_KEY`, the id and a time: nothing is stored. */
export interface VisitorKeys {
  /** The token of the link in the mail. It only lets ask for a code, which goes to the address of the request. */
  readonly linkTo: (id: string, now: Date) => string;
  /** The id in the token of a link; undefined if it is not ours, or older than 30 days. */
  readonly readLink: (token: string, now: Date) => string | undefined;
  /** The six digits of the code that was made for a lead at this time. */
  readonly codeOf: (id: string, at: Date) => string;
  /** Compares in constant time. */
  readonly isCodeOf: (id: string, at: Date, typed: string) => boolean;
  /** What the page sends with each call after the code was right. */
  readonly visitOf: (id: string, now: Date) => { readonly visit: string; readonly endsAt: Date };
  /** The id of the lead that this visit may see; undefined if the visit is not ours, or over. */
  readonly readVisit: (visit: string, now: Date) => string | undefined;
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
  const codeOf = (id: string, at: Date) => {
    const digest = createHmac('sha256', keys.code).update(`${id}\0${at.getTime()}`).digest();
    return String(digest.readUIntBE(0, 6) % CODES).padStart(6, '0');
  };
  return {
    linkTo: (id, now) => sign(keys.link, id, now.getTime() + LINK_HOLDS),
    readLink: (token, now) => read(keys.link, token, now),
    codeOf,
    isCodeOf: (id, at, typed) => isSame(Buffer.from(codeOf(id, at)), Buffer.from(typed)),
    visitOf: (id, now) => {
      const endsAt = new Date(now.getTime() + VISIT_HOLDS);
      return { visit: sign(keys.visit, id, endsAt.getTime()), endsAt };
    },
    readVisit: (visit, now) => read(keys.visit, visit, now),
  };
}

function sign(key: Buffer, id: string, until: number): string {
  const said = Buffer.alloc(ID_BYTES + TIME_BYTES);
  said.write(id.replaceAll('-', ''), 'hex');
  said.writeUInt32BE(Math.floor(until / 1000), ID_BYTES);
  return Buffer.concat([said, macOf(key, said)]).toString('base64url');
}

function read(key: Buffer, token: string, now: Date): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES) return undefined;
  const said = bytes.subarray(0, ID_BYTES + TIME_BYTES);
  if (!isSame(macOf(key, said), bytes.subarray(ID_BYTES + TIME_BYTES))) return undefined;
  if (said.readUInt32BE(ID_BYTES) * 1000 < now.getTime()) return undefined;
  const digits = said.toString('hex', 0, ID_BYTES);
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-');
}

function macOf(key: Buffer, said: Buffer): Buffer {
  return createHmac('sha256', key).update(said).digest().subarray(0, MAC_BYTES);
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
