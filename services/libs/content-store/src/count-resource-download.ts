import type { Connection } from 'mongoose';
import { resourceModel } from './resource-model.ts';

/** Adds one visit in a single atomic step. Resolves to whether there is such a resource. */
export async function countResourceDownload(connection: Connection, id: string): Promise<boolean> {
  const { matchedCount } = await resourceModel(connection).updateOne({ _id: id }, { $inc: { downloadCount: 1 } });
  return matchedCount === 1;
}
