import type { Connection } from 'mongoose';
import { feedModel } from './feed-model.ts';
import { rateBatchModel } from './rates/rate-batch-model.ts';
import { rateModel } from './rates/rate-model.ts';
import { rateSourceModel } from './rates/rate-source.ts';
import { reminderModel } from './reminders/reminder-model.ts';
import { visitModel } from './visit-model.ts';

/** Creates the indexes. */
export async function prepareContent(connection: Connection): Promise<void> {
  const models = [
    visitModel(connection),
    feedModel(connection),
    rateModel(connection),
    rateBatchModel(connection),
    rateSourceModel(connection),
    reminderModel(connection),
  ];
  await Promise.all(models.map((model) => model.createIndexes()));
}
