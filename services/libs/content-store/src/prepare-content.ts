import type { Connection } from 'mongoose';
import { feedModel } from './feed-model.ts';
import { visitModel } from './visit-model.ts';

/** Makes the indexes. */
export async function prepareContent(connection: Connection): Promise<void> {
  await Promise.all([visitModel(connection).createIndexes(), feedModel(connection).createIndexes()]);
}
