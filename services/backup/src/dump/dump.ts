import { createHash } from 'node:crypto';
import type { SealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { signInCollections } from '@annuity-lantern/staff-store';
import type { BackupStore } from '@annuity-lantern/store-kit/backup';
import { operationsCollection } from '@annuity-lantern/store-kit/operations';
import type { Frame } from '../file/frames.ts';
import type { Begin, Collection, End } from '../file/notes.ts';
import { orderCollections } from './order-collections.ts';

export interface DumpOptions {
  readonly store: Pick<BackupStore, 'database' | 'shapes' | 'read'>;
  readonly sealed: Pick<SealedRequests, 'read'>;
  readonly now: Date;
  /** Called every 10,000 documents, and at the end of each part. */
  readonly onProgress: (part: string, count: number, isEnd: boolean) => void;
}

const PROGRESS = 10_000;
const leftOut = [...signInCollections, operationsCollection];

/** Everything that a restore needs, in the order of `orderCollections`. The product may work meanwhile. Rejects if a store is away. */
export async function* dump({ store, sealed, now, onProgress }: DumpOptions): AsyncIterable<Frame> {
  const begin: Begin = { is: 'backup of annuity-lantern', version: 1, at: now.toISOString(), database: store.database };
  yield { kind: 'note', note: begin };
  let requests = 0;
  for await (const request of sealed.read()) {
    yield { kind: 'note', note: { is: 'sealed', ...request } };
    requests += 1;
  }
  onProgress('sealed requests', requests, true);
  const end: End = { is: 'end', sealed: requests, collections: [] };
  const shapes = (await store.shapes()).filter(({ name }) => !leftOut.includes(name));
  for (const shape of orderCollections(shapes)) {
    const note: Collection = { is: 'collection', name: shape.name, options: { ...shape.options }, indexes: [...shape.indexes] };
    yield { kind: 'note', note };
    const hash = createHash('sha256');
    let count = 0;
    for await (const document of store.read(shape.name)) {
      hash.update(document);
      yield { kind: 'document', document };
      count += 1;
      if (count % PROGRESS === 0) onProgress(shape.name, count, false);
    }
    onProgress(shape.name, count, true);
    end.collections.push({ name: shape.name, count, sha256: hash.digest('hex') });
  }
  yield { kind: 'note', note: end };
}
