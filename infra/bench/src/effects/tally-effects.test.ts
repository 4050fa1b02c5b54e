import { expectedEffects, reachingEffects } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { type StoredLead, tallyEffects } from './tally-effects.ts';

const start = Date.parse('2026-03-02T15:00:00Z');
const lead = (id: string, doneAfter: number): StoredLead => ({
  _id: id,
  createdAt: new Date(start),
  effects: Object.fromEntries(expectedEffects.map((name) => [name, { state: 'done', doneAt: new Date(start + doneAfter) }])),
});
const arrivalsOf = (...ids: string[]) =>
  new Map(ids.flatMap((id) => reachingEffects.map((name) => [`lead/${id}/${name}`, [start]] as const)));

it('finds nothing wrong when each effect is done and was received once', () => {
  expect(tallyEffects([lead('a', 1000), lead('b', 3500)], arrivalsOf('a', 'b'))).toEqual({
    done: 2 * expectedEffects.length,
    left: 0,
    missing: 0,
    twice: 0,
    strange: 0,
    seconds: 2.5,
  });
});

it('counts effects that are parked or absent as left', () => {
  const { webhook: _absent, ...effects } = lead('a', 0).effects;
  const tally = tallyEffects([{ ...lead('a', 0), effects: { ...effects, staffMail: { state: 'parked' } } }], new Map());
  expect(tally).toMatchObject({ done: expectedEffects.length - 2, left: 2 });
});

it('counts receipts that are missing, repeated or of another lead', () => {
  const arrivals = new Map([...arrivalsOf('a'), ['lead/a/webhook', [start, start, start]], ['lead/x/webhook', [start]]] as const);
  arrivals.delete('lead/a/visitorMail');
  expect(tallyEffects([lead('a', 0)], arrivals)).toMatchObject({ done: expectedEffects.length, missing: 1, twice: 2, strange: 1 });
});

it('has no time when nothing is done', () => {
  expect(tallyEffects([], new Map())).toMatchObject({ done: 0, left: 0, seconds: Number.NaN });
});
