import { effects } from '@annuity-lantern/contracts/effects';
import { describe, expect, it } from 'vitest';
import { type ContactOutcomes, findDueEffects } from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, effect, claimed, put } = useStore();
const HOUR = 3_600_000;
const unknown: ContactOutcomes = { email: 'unknown', phone: 'good' };

/** A lead whose contact check just had no result. */
async function unclear(): Promise<string> {
  const id = await stored();
  await finishEffect(leads, await claimed(id, 'verify', START), START, { state: 'done', contact: unknown });
  return id;
}

const contactOf = async (id: string) => (await leads.any.findById(id).lean())?.contact;

/** Answers `again` each time it is due. Returns those times, in milliseconds from the start, up to 48 hours. */
async function askUntilDone(id: string): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    const next = (await effect(id, 'recheck'))?.nextAt;
    if (!next || next > at(48 * HOUR)) return times;
    times.push(next.getTime() - START.getTime());
    await finishEffect(leads, await claimed(id, 'recheck', next), next, { state: 'again', contact: unknown });
  }
}

it('is retried with growing pauses for 24 hours, and then done with an unknown outcome', async () => {
  const id = await unclear();
  const times = await askUntilDone(id);
  expect(times[0]).toBe(5 * 60_000);
  expect(times).toHaveLength(effects.recheck.pauses.length + 1);
  const end = times.at(-1) ?? 0;
  expect(end).toBeGreaterThan(19 * HOUR);
  expect(end).toBeLessThan(29 * HOUR);
  expect(await effect(id, 'recheck')).toEqual({ state: 'done', attempts: times.length, doneAt: at(end), ...effects.recheck.starts });
  expect(await contactOf(id)).toEqual(unknown);
});

it('is due again without an error, and the sweep finds it on time', async () => {
  const id = await unclear();
  await put(id, 'recheck', { state: 'due', attempts: 2, nextAt: START, lastErrorClass: 'timed_out' });
  const after = await finishEffect(leads, await claimed(id, 'recheck', START), START, { state: 'again', contact: unknown });
  expect(after).toEqual({ state: 'due', released: [] });
  const value = await effect(id, 'recheck');
  expect(value).toEqual({ state: 'due', attempts: 3, nextAt: expect.any(Date) });
  const next = value?.nextAt ?? START;
  const found = async (now: Date) => (await findDueEffects(leads, now, 10)).filter((due) => due.effect === 'recheck');
  expect(await found(new Date(next.getTime() - 1))).toEqual([]);
  expect(await found(next)).toMatchObject([{ leadId: id, effect: 'recheck', attempts: 3, since: next }]);
});

it('still ends if workers died halfway', async () => {
  const id = await unclear();
  await put(id, 'recheck', { state: 'due', attempts: effects.recheck.pauses.length + 3, nextAt: START });
  const after = await finishEffect(leads, await claimed(id, 'recheck', START), START, { state: 'again', contact: unknown });
  expect(after).toMatchObject({ state: 'done' });
});

describe.each<ContactOutcomes>([
  { email: 'good', phone: 'good' },
  { email: 'false', phone: 'good' },
])('an outcome of %j', (contact) => {
  it('ends at once and is written, and a sent visitor mail stays unchanged', async () => {
    const id = await unclear();
    const sent = { state: 'done', attempts: 1, doneAt: at(2) } as const;
    await put(id, 'visitorMail', sent);
    const before = await leads.any.findById(id).lean();
    const claim = await claimed(id, 'recheck', at(HOUR));
    expect(await finishEffect(leads, claim, at(HOUR), { state: 'done', contact })).toEqual({ state: 'done', released: [] });
    const recheck = { state: 'done', attempts: 1, doneAt: at(HOUR), ...effects.recheck.starts };
    const facets = [...(before?.facets ?? []), ...(contact.email === 'false' ? ['x'] : [])];
    expect(await leads.any.findById(id).lean()).toEqual({ ...before, contact, facets, effects: { ...before?.effects, recheck } });
  });
});

it('writes nothing once its claim is lost', async () => {
  const id = await unclear();
  const lost = await claimed(id, 'recheck', at(HOUR));
  await claimed(id, 'recheck', at(HOUR + 60_000));
  const before = await leads.any.findById(id).lean();
  const contact = { email: 'false', phone: 'good' } as const;
  expect(await finishEffect(leads, lost, at(HOUR + 61_000), { state: 'again', contact })).toBeNull();
  expect(await leads.any.findById(id).lean()).toEqual(before);
});
