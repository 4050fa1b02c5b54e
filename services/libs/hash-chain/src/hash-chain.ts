import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The last entry of one writer on one day. A copy kept elsewhere reveals later if the end of this chain was cut off. */
export interface Head {
  readonly id: string;
  readonly hash: string;
}

/** What a writer's first entry of a day records about the chains that it found. */
export interface Opening {
  /** The writer's own last entry of an earlier day; absent if the writer has just started. */
  readonly before?: Head;
  /** The last entry of every other writer on this day and on the last earlier day with entries. */
  readonly heads: readonly Head[];
}

/** An entry of a record, with its place in one writer's chain of one day. */
export interface ChainEntry<Content> {
  /** Day, writer and place: unique, and sorted like the chain. */
  readonly _id: string;
  /** Absent if it was removed: a fault of this entry. The chain links digests, so the entries after it stay valid. */
  readonly content?: Content;
  /** Random, so that the content cannot be guessed from the digest once both are removed. */
  readonly salt?: string;
  /** HMAC-SHA-256 of the content under the salt. */
  readonly digest: string;
  /** Only in a writer's first entry of a day. */
  readonly opening?: Opening;
  /** Hash of the previous entry; empty for the first of the day. */
  readonly previous: string;
  /** HMAC-SHA-256 over id, previous hash, digest and opening, under a key of the record. */
  readonly hash: string;
}

/** Keys of one record: the first seals, all verify. */
export type ChainKeys = readonly Buffer[];

/** The keys of one record, from secrets that other records may share. */
export function chainKeys(secrets: readonly string[], record: string): ChainKeys {
  return secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `annuity-lantern hash chain ${record}`, 32)));
}

/** Day as `2026-03-02`; `place` counts from 0. */
export function entryId(day: string, writer: string, place: number): string {
  return `${day}/${writer}/${String(place).padStart(9, '0')}`;
}

export function readEntryId(id: string): { readonly day: string; readonly writer: string; readonly place: number } {
  const [day = '', writer = '', digits = ''] = id.split('/');
  return { day, writer, place: Number(digits) };
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

interface NewEntry<Content> {
  readonly _id: string;
  readonly previous: string;
  readonly content: Content;
  readonly opening?: Opening | undefined;
}

/** Seals an entry under the first key. */
export function sealEntry<Content>([key]: ChainKeys, { _id, previous, content, opening }: NewEntry<Content>): ChainEntry<Content> {
  if (!key) throw new Error('a record needs a key');
  const salt = randomBytes(18).toString('base64url');
  const link = { _id, previous, digest: digestOf(content, salt), ...(opening ? { opening } : {}) };
  return { ...link, content, salt, hash: seal(key, link) };
}

/** Whether the entry is unchanged: its hash is right, and so is its content unless that was removed. */
export function isAsWritten(entry: ChainEntry<unknown>, keys: ChainKeys): boolean {
  const isSealed = keys.some((key) => isEqual(entry.hash, seal(key, entry)));
  return isSealed && (entry.content === undefined || entry.digest === digestOf(entry.content, entry.salt ?? ''));
}

type Link = Pick<ChainEntry<unknown>, '_id' | 'previous' | 'digest' | 'opening'>;

function seal(key: Buffer, { _id, previous, digest, opening }: Link): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([_id, previous, digest, canonical(opening ?? null)]))
    .digest('base64url');
}

function digestOf(content: unknown, salt: string): string {
  return createHmac('sha256', salt)
    .update(JSON.stringify(canonical(content)))
    .digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The same text for equal content with its fields in any order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, canonical(field)]);
}
