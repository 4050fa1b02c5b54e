import type { Resource } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { resourceModel } from './resource-model.ts';

/** All resources in the library's order: at most a few dozen, sorted without an index. */
export async function listResources(connection: Connection): Promise<Resource[]> {
  const records = await resourceModel(connection).find().sort({ position: 1, _id: 1 }).lean();
  return records.map(({ _id, position: _position, sample: _sample, ...shown }) => ({ id: _id, ...shown }));
}
