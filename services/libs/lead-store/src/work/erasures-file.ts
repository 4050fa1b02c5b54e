import { open } from 'node:fs/promises';
import type { ErasureReason } from '@annuity-lantern/contracts/http';
import { bodyId } from '@annuity-lantern/contracts/jobs';
import type { NotedWish, WishNotes } from '../do-not-call/open-do-not-call-list.ts';
import type { StoredLead } from '../record/lead-record.ts';

/** An erasure in the file: which lead, and why. It says nothing about the person. */
export interface NotedErasure {
  readonly at: Date;
  /** Of the lead at that time. After a restore, its body may be stored under another one. */
  readonly id: string;
  readonly reason: ErasureReason;
  /** Absent in lines of an older version. */
  readonly body?: string | undefined;
  /** The lead's `seq` from which it is erased: the update requires it. Absent without a lead, and in lines of an older version. */
  readonly seq?: number | undefined;
  /** Of the call that erases. */
  readonly attempt?: string | undefined;
}

type Body = Pick<StoredLead, '_id' | 'bodyHmac' | 'keyConflict'>;

/** The name of a lead's body, which it keeps in a backup that has the body under another id, or sealed. */
export function bodyOf({ _id, bodyHmac, keyConflict = _id }: Body): string {
  return bodyId(keyConflict, bodyHmac);
}

/** Where erasures are noted outside MongoDB: a backup that is restored later still holds the request. */
export interface ErasureNotes {
  /** On the disk before it resolves. Rejects if it cannot be written. */
  note(erasure: NotedErasure): Promise<void>;
  /**
   * Cancels what was noted about this lead before, because it is not erased at this `seq`: no erasure of an earlier `seq` can still succeed, and neither
   * can this attempt. Rejects if it cannot be written.
   */
  keep(lead: Body & Pick<StoredLead, 'seq'>, at: Date, attempt?: string): Promise<void>;
}

/** A reminder that was stopped: its id is a keyed digest. */
export interface NotedStop {
  readonly id: string;
  readonly at: Date;
}

export interface StopNotes {
  /** Like `note`. */
  stop(stop: NotedStop): Promise<void>;
}

/** A line that cancels. It has no `id`, so that an older version does not take it for an erasure. */
interface Kept {
  readonly kept: string;
  readonly lead: string;
  readonly seq: number;
  readonly attempt?: string | undefined;
}

/** Only the accounts of desk and worker may read it. */
const OWNER_ONLY = 0o600;

export function openErasures(file: string): ErasureNotes & StopNotes & WishNotes {
  return {
    note: ({ at, ...erasure }) => append(file, { at: at.toISOString(), ...erasure }),
    keep: (lead, at, attempt) => {
      const kept: Kept = { kept: bodyOf(lead), lead: lead._id, seq: lead.seq, attempt };
      return append(file, { at: at.toISOString(), ...kept });
    },
    stop: ({ id, at }) => append(file, { at: at.toISOString(), stopped: id }),
    wish: ({ at, ...wish }) => append(file, { at: at.toISOString(), ...wish }),
  };
}

async function append(file: string, line: object): Promise<void> {
  const handle = await open(file, 'a', OWNER_ONLY);
  try {
    // Begins with a line feed: a line that a crash cut short must not swallow this one.
    await handle.write(`\n${JSON.stringify(line)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the file if it is missing, so that a later loss is noticed. Rejects if it cannot be written. */
export async function createErasures(file: string): Promise<void> {
  const handle = await open(file, 'a', OWNER_ONLY);
  await handle.close();
}

/** What is in the file: erasures that were not canceled, each once, stops, and wishes, oldest first. */
export interface Noted {
  readonly erasures: readonly NotedErasure[];
  readonly stops: readonly NotedStop[];
  readonly wishes: readonly NotedWish[];
}

/** Skips a line that a crash cut short, and one of an unknown kind. Rejects if the file is missing. */
export async function readErasures(file: string): Promise<Noted> {
  const handle = await open(file);
  const found = new Map<string, NotedErasure[]>();
  const stops: NotedStop[] = [];
  const wishes: NotedWish[] = [];
  for await (const line of handle.readLines()) {
    const read = readLine(line);
    if (read === undefined) continue;
    if ('kept' in read) {
      const isInForce = ({ seq = -1, attempt = '' }: NotedErasure) => seq >= read.seq && attempt !== read.attempt;
      for (const name of [read.kept, read.lead]) found.set(name, (found.get(name) ?? []).filter(isInForce));
    } else if ('stopped' in read) stops.push({ id: read.stopped, at: read.at });
    else if ('digest' in read) wishes.push(read);
    else {
      const name = read.body ?? read.id;
      found.set(name, [...(found.get(name) ?? []), read]);
    }
  }
  return { erasures: [...found.values()].flatMap((noted) => noted.at(-1) ?? []), stops, wishes };
}

type Line = NotedErasure | Kept | NotedWish | { readonly at: Date; readonly stopped: string };

function readLine(line: string): Line | undefined {
  try {
    const read = JSON.parse(line);
    const isKnown = typeof (read.id ?? read.kept ?? read.stopped ?? read.digest) === 'string' && !Number.isNaN(Date.parse(read.at));
    return isKnown ? { ...read, at: new Date(read.at) } : undefined;
  } catch {
    return undefined;
  }
}
