import { type ConsentLedger, consentRecordIds, type LeadRecord, type Leads } from '@annuity-lantern/lead-store';
import { type Asked, changeDocument, type Fields, findDocuments } from './mongo-language.ts';
import type { Process, VirtualClock } from './virtual-clock.ts';

/** The time at which every simulation starts: a Monday morning on which the office is open. */
export const START = new Date('2026-03-02T15:00:00Z').getTime();

/** Documents of an aggregation that are not stored. */
interface Given {
  readonly $documents: readonly [{ readonly $literal: Fields }];
}

export interface LedgerWeather {
  /** No process reaches it. */
  isAway: boolean;
  /** These processes do not reach it, although others do. */
  readonly cutOff: Set<Process>;
  /** Changes are made, but their answers get lost. */
  losesAnswers: boolean;
  /** Milliseconds that each call takes longer. */
  slowBy: number;
  /** Milliseconds by which the clock of the current primary is ahead. */
  ahead: number;
  /** Raised with each change of primary. */
  term: number;
}

export interface Change {
  readonly by: Process;
  readonly before: LeadRecord;
  readonly after: LeadRecord;
}

/** The collections as one process reaches them, over a network. */
export interface ConnectedLedger extends Leads {
  /** Adds the records that are missing. Each is an insert of its own, so that a fault can come between two. */
  readonly consentLedger: Pick<ConsentLedger, 'record'>;
  /** Every document of each collection. */
  readAll(): Promise<Collections>;
  /** Stores documents behind all updates, as a restore does. */
  load(documents: Partial<Collections>): Promise<void>;
  /** Drops every document. */
  clear(): Promise<void>;
}

export interface Collections {
  readonly leads: readonly LeadRecord[];
  readonly consents: readonly { readonly _id: string }[];
}

export interface SimulatedLedger {
  readonly weather: LedgerWeather;
  /** The leads as they are now, by id. */
  readonly leads: ReadonlyMap<string, LeadRecord>;
  /** The ids of the consent ledger's records. */
  readonly consents: ReadonlySet<string>;
  now(): Date;
  /** `onPrimary` is called before the first call to a new primary. */
  connect(process: Process, onPrimary?: () => void): ConnectedLedger;
  /** Changes a lead behind the back of all processes. */
  tamper(id: string, change: (lead: LeadRecord) => LeadRecord): void;
}

export interface LedgerOptions {
  readonly clock: VirtualClock;
  readonly random: () => number;
  /** Milliseconds that each call takes at least. */
  readonly roundTrip?: number | undefined;
  readonly onStored: (leadId: string) => void;
  readonly onChange: (change: Change) => void;
  /** Called for an error of the simulation itself. Processes would take it for an outage. */
  readonly onFault: (error: unknown) => void;
  /** For controls: changes what an update stores. */
  readonly store?: (after: LeadRecord, before: LeadRecord) => LeadRecord;
  /** For controls: changes what an update answers. */
  readonly show?: (lead: LeadRecord) => LeadRecord;
  /** For controls: a change of a lead compares nothing with what was read. */
  readonly comparesNothing?: boolean;
  /** For controls: an update goes by the clock of the process that sends it. */
  readonly ownClocks?: boolean;
  /** For controls: a worker that could not commit for 10 s gives up and never tries again. */
  readonly forgets?: boolean;
}

/** What a process sees of a store that it does not reach, or that does not answer. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** Milliseconds after which the driver gives up on a server that it does not reach, and on one that does not answer. */
const UNREACHABLE = 1000;
const UNANSWERED = 5000;
const FORGETS_AFTER = 10_000;

/**
 * MongoDB's collection of leads, as far as the worker uses it: the store's own functions run unchanged on it. Each call goes through a
 * network that delays, reorders and loses.
 */
export function createSimulatedLedger({
  clock,
  random,
  roundTrip = 0,
  onStored,
  onChange,
  onFault,
  store = same,
  show = same,
  comparesNothing = false,
  ownClocks = false,
  forgets = false,
}: LedgerOptions): SimulatedLedger {
  const weather: LedgerWeather = { isAway: false, cutOff: new Set(), losesAnswers: false, slowBy: 0, ahead: 0, term: 0 };
  const leads = new Map<string, LeadRecord>();
  const consents = new Set<string>();
  const now = () => new Date(START + clock.now() + weather.ahead);
  const oneWay = () => (roundTrip + weather.slowBy) / 2 + delay(random);

  function connect(process: Process, onPrimary: () => void = () => {}): ConnectedLedger {
    let term = weather.term;

    /** When the first write under each token failed. */
    const firstFailures = new Map<string, number>();
    function isForgotten(filter: Fields): boolean {
      const failedAt = firstFailures.get(tokenOf(filter) ?? '');
      return forgets && failedAt !== undefined && clock.now() - failedAt > FORGETS_AFTER;
    }

    /** Sends a change. Like `call`. */
    async function send<T>(filter: Fields, work: () => T): Promise<T> {
      // An error that no retry can change.
      if (isForgotten(filter)) throw new TypeError('given up');
      try {
        return await call(work, { changes: true });
      } catch (error) {
        const token = tokenOf(filter);
        if (token && !firstFailures.has(token)) firstFailures.set(token, clock.now());
        throw error;
      }
    }

    /** Sends a call. Its answer arrives, or an error, or nothing at all at a process that died. */
    function call<T>(work: () => T, { changes }: { readonly changes: boolean }): Promise<T> {
      return new Promise((resolve, reject) => {
        const fail = (ms: number) => clock.after(ms, process, () => reject(new StoreAway('MongoDB is away')));
        const isAway = () => weather.isAway || weather.cutOff.has(process);
        if (isAway()) return fail(UNREACHABLE * random());
        if (term !== weather.term) {
          term = weather.term;
          onPrimary();
        }
        const sentIn = term;
        clock.after(oneWay(), null, () => {
          if (isAway() || sentIn !== weather.term) return fail(UNREACHABLE * random());
          try {
            const answer = work();
            if (changes && weather.losesAnswers) fail(random() < 0.5 ? UNANSWERED : UNREACHABLE * random());
            else clock.after(oneWay(), process, () => (isAway() ? reject(new StoreAway('the connection was lost')) : resolve(answer)));
          } catch (error) {
            onFault(error);
            fail(0);
          }
        });
      });
    }

    function change(filter: Fields, stages: readonly Fields[] | Fields): LeadRecord[] {
      const time = ownClocks ? new Date(START + clock.now() + (process.ahead ?? 0)) : now();
      const found = find(comparesNothing && 'seq' in filter ? { _id: filter._id } : filter, { limit: 1 }, time);
      return found.map((before) => {
        const changed = changeDocument(before as unknown as Fields, Array.isArray(stages) ? stages : [stages as Fields], time);
        const after = store(changed as unknown as LeadRecord, before);
        leads.set(before._id, after);
        onChange({ by: process, before, after });
        return after;
      });
    }

    const reading = { changes: false };
    const collection = {
      findOneAndUpdate: (filter: Fields, stages: Fields[], { projection = {} }: { readonly projection?: Fields } = {}) =>
        send(filter, () => project(change(filter, stages).map(show), projection)[0] ?? null),
      updateOne: (filter: Fields, stages: Fields[]) => send(filter, () => counted(change(filter, stages))),
      bulkWrite: (writes: readonly { readonly updateOne: { readonly filter: Fields; readonly update: Fields[] } }[]) =>
        send(writes[0]?.updateOne.filter ?? {}, () =>
          counted(writes.flatMap(({ updateOne: { filter, update } }) => change(filter, update))),
        ),
      insertMany: (records: LeadRecord[]) =>
        call(
          () => {
            const known: { readonly index: number; readonly code: number }[] = [];
            for (const [index, record] of records.entries()) {
              if (leads.has(record._id)) {
                known.push({ index, code: 11_000 });
                continue;
              }
              leads.set(record._id, structuredClone(record));
              onStored(record._id);
            }
            const result = { insertedCount: records.length - known.length, getWriteConcernError: () => undefined };
            return { writeErrors: known, result };
          },
          { changes: true },
        ).then((outcome) => {
          if (outcome.writeErrors.length > 0) throw Object.assign(new Error('duplicate key'), outcome);
        }),
    };
    const any = {
      collection,
      db: {
        db: {
          command: () => call(() => ({ localTime: now() }), reading),
          aggregate: ([
            {
              $documents: [{ $literal: given }],
            },
            ...stages
          ]: readonly [Given, ...Fields[]]) => ({
            toArray: () => call(() => [changeDocument(given, stages, now())], reading),
          }),
        },
      },
      updateOne: collection.updateOne,
      findOneAndUpdate: (filter: Fields, stages: Fields[]) => asQuery(() => collection.findOneAndUpdate(filter, stages)),
      findById: (id: string, projection: Fields = {}) => asQuery(() => call(() => find({ _id: id }, { projection })[0] ?? null, reading)),
      aggregate: ([{ $match: filter }, ...stages]: readonly [{ readonly $match: Fields }, ...Fields[]]) => {
        const read = () => find(filter).map((lead) => changeDocument(lead as unknown as Fields, stages, now()));
        return { read: () => ({ exec: () => call(read, reading) }) };
      },
      find: (filter: Fields, projection: Fields = {}) => {
        let asked: Asked = { projection };
        const and = (more: Asked) => {
          asked = { ...asked, ...more };
          return query;
        };
        const query = {
          sort: (sort: NonNullable<Asked['sort']>) => and({ sort }),
          limit: (limit: number) => and({ limit }),
          read: () => query,
          readConcern: () => query,
          lean: () => call(() => find(filter, asked), reading),
        };
        return query;
      },
    };
    return {
      any: any as unknown as Leads['any'],
      consentLedger: {
        record: async (lead) => {
          const ids = lead.status === 'erased' ? [] : consentRecordIds(lead);
          // Each record is an insert of its own, so that a fault can come between two.
          await Promise.all(ids.map((id) => call(() => consents.add(id), { changes: true })));
          return 'recorded';
        },
      },
      readAll: () => call(() => ({ leads: [...leads.values()], consents: [...consents].map((_id) => ({ _id })) }), reading),
      load: (documents) =>
        call(
          () => {
            for (const lead of documents.leads ?? []) leads.set(lead._id, lead);
            for (const { _id } of documents.consents ?? []) consents.add(_id);
          },
          { changes: true },
        ),
      clear: () =>
        call(
          () => {
            leads.clear();
            consents.clear();
          },
          { changes: true },
        ),
    };
  }

  function find(filter: Fields, asked?: Asked, time = now()): LeadRecord[] {
    const { _id: id } = filter;
    const known = typeof id === 'string' ? [leads.get(id)].flatMap((lead) => lead ?? []) : [...leads.values()];
    return findDocuments(known, filter, time, asked);
  }

  const project = (found: readonly LeadRecord[], projection: Fields) => findDocuments(found, {}, now(), { projection });

  return {
    weather,
    leads,
    consents,
    now,
    connect,
    tamper: (id, change) => {
      const lead = leads.get(id);
      if (lead) leads.set(id, change(lead));
    },
  };
}

/** The token that a commit or renewal must still hold. */
function tokenOf(filter: Fields): string | undefined {
  const { $and: parts = [filter] } = filter;
  return (parts as Fields[]).flatMap((part) => Object.entries(part)).find(([key]) => key.endsWith('.token'))?.[1] as string | undefined;
}

/** Mostly quick, at times slow enough to overtake others, and seldom a large part of a lease. */
export function delay(random: () => number): number {
  const luck = random();
  if (luck < 0.9) return 1 + 10 * random();
  return luck < 0.99 ? 300 * random() : 1500 * random();
}

function same<T>(value: T): T {
  return value;
}

function counted(changed: readonly unknown[]) {
  return { matchedCount: changed.length, modifiedCount: changed.length };
}

function asQuery<T>(run: () => Promise<T>) {
  return { lean: run };
}
