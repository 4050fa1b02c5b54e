import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findFirstAnswers, keepFirstAnswer } from '../insert/first-answer.ts';
import { insertGroup } from '../insert/insert-group.ts';
import { findDueEffects } from '../outbox/find-due-effects.ts';
import type { LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { readServerTime } from './moment.ts';
import { changeEffects, changeEffectsOfEach, updateEffects } from './update-effects.ts';

const never = () => new Promise<never>(() => {});
const query = { sort: () => query, limit: () => query, read: () => query, readConcern: () => query, lean: never };
/** The driver never settles a call. */
const collection = { findOneAndUpdate: never, updateOne: never, bulkWrite: never, insertMany: never };
const leads = { any: { collection, find: () => query, updateOne: never, db: { db: { command: never } } } } as unknown as Leads;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[string, () => Promise<unknown>]>([
  ['an update of effects', () => updateEffects(leads, {}, [])],
  ['a change of effects', () => changeEffects(leads, {}, [])],
  ['a change of many leads', () => changeEffectsOfEach(leads, ['a lead'], {})],
  ['an insert', () => insertGroup(leads, [{ _id: 'a lead' } as LeadRecord])],
  ['a look for the first answer', () => findFirstAnswers(leads, [])],
  ['a change of the first answer', () => keepFirstAnswer(leads, '', new Date(0))],
  ['a look for due effects', () => findDueEffects(leads, new Date(0), 1)],
  ['a look at the clock', () => readServerTime(leads)],
])('rejects %s that the driver never settles', async (_name, call) => {
  const outcome = call().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(18_001);
  expect(await outcome).toBe('the driver did not settle a call in time');
});
