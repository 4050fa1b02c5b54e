/**
 * The intake with one thing the wrong way round: it answers before the lead is stored. Everything else is the product's own. A chaos runner that
 * finds nothing lost here would find nothing anywhere.
 */
import { Collection, type Document } from 'mongodb';

/** Milliseconds by which the insert comes after the answer. */
const LATE = 50;

const { insertOne, insertMany } = Collection.prototype;

Collection.prototype.insertOne = async function (this: Collection, document, ...rest) {
  if (this.collectionName !== 'leads') return insertOne.call(this, document, ...rest);
  later(() => insertOne.call(this, document, ...rest));
  return { acknowledged: true, insertedId: document._id as never };
} as typeof insertOne;

Collection.prototype.insertMany = async function (this: Collection, documents: readonly Document[], ...rest: never[]) {
  if (this.collectionName !== 'leads') return insertMany.call(this, documents, ...rest);
  later(() => insertMany.call(this, documents, ...rest));
  return { acknowledged: true, insertedCount: documents.length, insertedIds: documents.map(({ _id }) => _id) as never };
} as typeof insertMany;

function later(insert: () => Promise<unknown>): void {
  setTimeout(() => void insert().catch(() => {}), LATE);
}

await import(new URL('../../../../services/lead-intake/src/main.ts', import.meta.url).href);
