import { expect, it } from 'vitest';
import { adoptEarlierLeads, findDueEffects, findParkedFor, listParked } from '../src/lead-store.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored } = useStore();

/** As a lead of the version before `nextDueAt` and `parked`. */
async function storedEarlier(effects: object = {}): Promise<string> {
  const id = await stored();
  await leads.any.updateOne({ _id: id }, { $set: effects, $unset: { nextDueAt: 1, parkedAt: 1, parked: 1 } });
  return id;
}

it('makes overdue and parked effects of an earlier version findable where its indexes exist', async () => {
  await leads.any.collection.createIndex({ 'effects.persist.nextAt': 1 }, { sparse: true });
  await leads.any.collection.createIndex({ 'effects.webhook.parkedAt': -1, _id: -1 });
  const due = await storedEarlier();
  const parked = await storedEarlier({
    'effects.webhook': { state: 'parked', attempts: 2, lastErrorClass: 'webhook_gone', parkedAt: START },
  });
  expect(await findDueEffects(leads, at(6000), 10)).toEqual([]);
  await adoptEarlierLeads(leads, at(6000));
  expect((await findDueEffects(leads, at(6000), 10)).map(({ leadId }) => leadId)).toContain(due);
  expect((await listParked(leads, { limit: 10 })).effects).toMatchObject([{ leadId: parked, effect: 'webhook' }]);
  expect(await findParkedFor(leads, 'webhook_gone', at(1), 10)).toMatchObject({ leadIds: [parked] });
});

it('does nothing in a database without the indexes of the earlier version', async () => {
  await leads.any.collection.dropIndexes();
  const id = await storedEarlier();
  await adoptEarlierLeads(leads, at(6000));
  expect((await leads.any.findById(id).lean())?.nextDueAt).toBeUndefined();
});
