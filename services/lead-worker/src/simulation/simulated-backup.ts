import { deserialize, serialize } from 'node:v8';
import { type DumpOptions, dump } from '@annuity-lantern/backup/dump';
import { type Restored, type RestoreOptions, restore } from '@annuity-lantern/backup/restore';
import { readErasures } from '@annuity-lantern/lead-store';
import type { SealedRequest } from '@annuity-lantern/service-kit/sealed-requests';
import type { ChooseCopies } from './old-requests.ts';
import { ID_KEY } from './requests.ts';
import { type Collections, type ConnectedLedger, START, StoreAway } from './simulated-ledger.ts';
import type { SimulatedSealed } from './simulated-sealed.ts';
import type { VirtualClock } from './virtual-clock.ts';

type Frame = RestoreOptions['frames'] extends AsyncIterable<infer One> ? One : never;

/** A file of a backup. */
export interface Backup {
  /** What was acknowledged before is in it. */
  readonly begunAt: number;
  readonly frames: readonly Frame[];
}

interface Stores {
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly ledger: ConnectedLedger;
  readonly sealed: ReturnType<SimulatedSealed['connect']>;
}

interface Restoring {
  readonly erasuresFile: string;
  /** For controls: chooses the sealed copies that come back. */
  readonly chooseCopies: ChooseCopies | undefined;
}

/** Tries to reach MongoDB, of which each one takes a second. */
const TRIES = 30;
const PAUSE = 1000;

type RestoredMongodb = NonNullable<RestoreOptions['mongodb']>;

/** No reminder is stopped again, and no wish about calls or mail listed again. */
const notSimulated: Pick<RestoredMongodb, 'doNotCall'> = { doNotCall: { repeat: async () => {} } };
const time = ({ clock }: Stores) => new Date(START + clock.now());
const silent = () => {};

/** What `npm run backup` does. Rejects if a store stays away. */
export async function backUp(stores: Stores): Promise<Backup> {
  const { clock, ledger, sealed } = stores;
  const begunAt = clock.now();
  const store: DumpOptions['store'] = {
    database: 'simulated',
    // As the driver, which waits until it reaches a server.
    shapes: async () => Object.keys(await again(ledger.readAll)).map((name) => ({ name, options: {}, indexes: [] })),
    read: async function* (name) {
      for (const document of (await again(ledger.readAll))[name as keyof Collections]) yield serialize(document);
    },
  };
  const frames = await listOf(dump({ store, sealed, now: time(stores), onProgress: silent }));
  return { begunAt, frames };
}

/** What `npm run restore` does with stores that lost everything, by the erasures in the file. It is run again until it ends. */
export function restoreBackup(stores: Stores, { frames }: Backup, { erasuresFile, chooseCopies }: Restoring): Promise<Restored> {
  const { ledger, sealed } = stores;
  return again(async () => {
    await ledger.clear();
    const store: RestoredMongodb['store'] = {
      load: async ({ name }, documents, { change }) => {
        const read = await Promise.all((await listOf(documents)).map((document) => change(deserialize(document))));
        await ledger.load({ [name]: read.filter((document) => document !== undefined) });
        return read.length;
      },
    };
    const noted = await readErasures(erasuresFile);
    const ids = new Set(noted.erasures.map(({ id }) => id));
    const add = (kept: readonly SealedRequest[]) => sealed.add(chooseCopies?.(kept, frames.flatMap(sealedOf), ids) ?? kept);
    const mongodb = { ...notSimulated, store, leads: ledger, idKey: ID_KEY, consentLedger: ledger.consentLedger };
    return restore({ frames: replay(frames), mongodb, sealed: { ...sealed, add }, noted, now: time(stores), onProgress: silent });
  });
}

function sealedOf(frame: Frame): SealedRequest[] {
  const note = frame.kind === 'note' ? (frame.note as SealedRequest & { readonly is: string }) : undefined;
  return note?.is === 'sealed' ? [{ ...note, data: { ...note.data, restored: true } }] : [];
}

async function listOf<T>(given: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of given) list.push(one);
  return list;
}

async function* replay(frames: readonly Frame[]): AsyncIterable<Frame> {
  yield* frames;
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !(error instanceof StoreAway)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
