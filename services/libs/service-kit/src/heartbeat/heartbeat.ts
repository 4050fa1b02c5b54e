import { BEATS_KEPT, type ProcessKind, processKinds } from '@annuity-lantern/contracts/heartbeats';
import { KEY_PREFIX } from '../queue/key-prefix.ts';

/** One stream for all processes. Redis timestamps each entry, so that the clocks of processes need not agree. */
export const STREAM = `${KEY_PREFIX}:heartbeat:all`;
export const KEPT = BEATS_KEPT;

/** One heartbeat of a process. It holds no personal data. */
export interface Heartbeat {
  /** By the clock of Redis, in milliseconds since 1970. */
  readonly at: number;
  readonly kind: ProcessKind;
  /** Differs after each start. */
  readonly id: string;
  /** By the clock of the process, in milliseconds since 1970. */
  readonly startedAt: number;
  /** All counters of the process since its start, without zeros. */
  readonly counts: Readonly<Record<string, number>>;
  /** Marks the last heartbeat of a process that stopped cleanly. */
  readonly ended: boolean;
}

export function toFields({ kind, id, startedAt, counts, ended }: Omit<Heartbeat, 'at'>): string[] {
  return ['kind', kind, 'id', id, 'started', String(startedAt), 'counts', JSON.stringify(counts), ...(ended ? ['ended', '1'] : [])];
}

/** The heartbeat in a stream entry, or null if this version cannot read it. */
export function toHeartbeat(entryId: string, fields: readonly string[]): Heartbeat | null {
  const value = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
  const kind = processKinds.find((known) => known === value('kind'));
  const counts = readCounts(value('counts'));
  if (!kind || !counts) return null;
  return {
    at: timeOf(entryId),
    kind,
    id: value('id'),
    startedAt: Number(value('started')),
    counts,
    ended: fields.includes('ended'),
  };
}

/** The time in an entry's id: `1767225600000-0`. */
export function timeOf(entryId: string): number {
  return Number(entryId.split('-')[0]);
}

function readCounts(text: string): Record<string, number> | null {
  try {
    const counts: unknown = JSON.parse(text);
    if (typeof counts !== 'object' || counts === null) return null;
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => Number.isSafeInteger(count) && count >= 0));
  } catch {
    return null;
  }
}
