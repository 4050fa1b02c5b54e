import { randomUUID } from 'node:crypto';
import { effectNames } from '@annuity-lantern/contracts/effects';
import { assetRanges, ContactOutcome, callDays, callParts, EffectState, LeadStatus, usStates } from '@annuity-lantern/contracts/http';
import * as fc from 'fast-check';
import type { mongo, PipelineStage } from 'mongoose';
import { expect, it } from 'vitest';
import { addWords, MOST_WORDS, withWords, wordsOf } from '../src/find/words-of.ts';
import { deriveFields } from '../src/record/derived-fields.ts';
import { firstFacets } from '../src/record/facets.ts';
import { queuePlaces } from '../src/record/queue-places.ts';
import { tallyOf } from '../src/record/tally.ts';
import { useStore } from './support/store-under-test.ts';

const { leads } = useStore();

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', '$owner.id', '$$REMOVE', 'A | B', 't:pending', 'x', 'w'),
);
const oneOf = (choices: readonly string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...choices) }, { weight: 1, arbitrary: text });
const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
const outcome = fc.constantFrom(...ContactOutcome.options);
const effect = fc.record(
  { state: fc.constantFrom(...EffectState.options), attempts: fc.nat({ max: 9 }), parkedAt: time, lastErrorClass: text },
  { requiredKeys: ['state', 'attempts'], noNullPrototype: true },
);
/** What people and workers change. */
const work = {
  status: fc.constantFrom(...LeadStatus.options),
  contact: fc.record({ email: outcome, phone: outcome }, { noNullPrototype: true }),
  owner: fc.record({ id: text, username: text, since: time }, { noNullPrototype: true }),
  callback: fc.record({ at: time, by: text }, { noNullPrototype: true }),
  wrongNumber: fc.record({ at: time, by: text }, { noNullPrototype: true }),
  reason: text,
  effects: fc.dictionary(fc.constantFrom(...effectNames), effect, { maxKeys: 4, noNullPrototype: true }),
};
const times = fc.record(
  { days: fc.array(oneOf(callDays), { maxLength: 3 }), parts: fc.array(oneOf(Object.keys(callParts)), { maxLength: 3 }) },
  { noNullPrototype: true },
);
const answers = {
  kind: fc.constantFrom('consultation' as const, 'annuity-review' as const),
  reception: fc.record({ page: text }, { requiredKeys: [], noNullPrototype: true }),
  synthetic: fc.constant(true as const),
  keyConflict: text,
  callTimes: fc.array(text, { maxLength: 3 }),
  state: fc.oneof(oneOf(Object.keys(usStates)), fc.nat()),
  assets: oneOf(Object.keys(assetRanges)),
  preferredCallTime: fc.oneof(text, times),
};
const earlier = fc.record(work, { requiredKeys: ['status', 'effects'], noNullPrototype: true });
const lead = fc.record({ ...work, ...answers }, { requiredKeys: ['status', 'effects', 'kind', 'reception'], noNullPrototype: true });

/** The lead as it is stored after these stages. */
async function after(stored: object, stages: readonly PipelineStage[]): Promise<mongo.Document> {
  const _id = randomUUID() as never;
  await leads.any.collection.insertOne({ ...stored, _id });
  const found = await leads.any.collection.findOneAndUpdate({ _id }, [...stages], { returnDocument: 'after' });
  return found as mongo.Document;
}

it('derives the facets, tally and queue of the functions after any change of a lead', async () => {
  await fc.assert(
    fc.asyncProperty(lead, earlier, async (now, before) => {
      const { owner, contact, ...same } = now;
      const stale = { facets: firstFacets({ ...same, ...before }), queue: ['earlier/'], tally: 'earlier' };
      const { facets, tally, queue } = await after({ ...now, ...stale }, [deriveFields]);
      const isErased = now.status === 'erased';
      expect({ facets, tally, queue }).toEqual({
        facets: isErased ? undefined : firstFacets(now),
        tally: isErased ? undefined : tallyOf(now),
        queue: queuePlaces(now),
      });
    }),
    { numRuns: 300 },
  );
});

it('keeps the words of the function, the newest at most', async () => {
  const word = fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 2 * MOST_WORDS }).map((index) => `word${index}x`) }, text);
  const some = fc.array(word, { maxLength: MOST_WORDS, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.option(some, { nil: undefined }), some, async (stored, added) => {
      const words = wordsOf(added.join(' '));
      const { words: found } = await after(stored ? { words: stored } : {}, [{ $set: { words: withWords(words) } }]);
      expect(found).toEqual(addWords(stored, words));
    }),
    // Shrinking hundreds of words takes minutes.
    { numRuns: 100, endOnFailure: true },
  );
});
