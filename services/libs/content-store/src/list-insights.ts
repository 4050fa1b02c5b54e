import type { Insight } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { insightModel } from './insight-model.ts';

/** The insight cards, newest first: at most a few dozen, sorted without an index. The production host allows no samples. */
export async function listInsights(connection: Connection, samplesAllowed: boolean): Promise<Insight[]> {
  const records = await insightModel(connection)
    .find(samplesAllowed ? {} : { sample: false })
    .sort({ date: -1, _id: 1 })
    .lean();
  return records.map(({ _id, sample: _sample, ...shown }) => shown);
}
