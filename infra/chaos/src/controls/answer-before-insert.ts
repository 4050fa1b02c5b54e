/** A control: the product's intake, which answers before the lead is stored. The audit must find lost leads. */
import { Collection, type Document } from 'mongodb';

/** Milliseconds from the answer to the insert. */
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
