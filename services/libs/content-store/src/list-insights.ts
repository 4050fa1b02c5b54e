import type { Insight } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { insightModel } from './insight-model.ts';

/** All insight cards, newest first: a few dozen at the most, sorted without an index. */
export async function listInsights(connection: Connection): Promise<Insight[]> {
  const records = await insightModel(connection).find().sort({ date: -1, _id: 1 }).lean();
  return records.map(({ _id, sample: _sample, ...shown }) => shown);
}
