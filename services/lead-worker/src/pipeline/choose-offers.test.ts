import type { EffectName } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { chooseOffers } from './choose-offers.ts';

const now = new Date('2026-03-02T15:00:00Z');
const due = (effect: EffectName, secondsAgo: number) => {
  const since = new Date(now.getTime() - secondsAgo * 1000);
  return { leadId: 'lead', effect, attempts: 0, since, createdAt: since };
};
const [lost, late, recent] = [due('persist', 60), due('webhook', 6), due('webhook', 4)];
const isIdle = (effect: EffectName) => effect === 'persist';

it('lets effects whose jobs were lost wait for a slot only if their lane is idle', () => {
  expect(chooseOffers({ due: [lost, late, recent], ahead: [recent], now, isQueued: true, isIdle })).toEqual([
    { one: lost, orWait: true },
    { one: late, orWait: false },
  ]);
});

it('lets all effects wait without Redis, those ahead of the backlog first', () => {
  const offers = chooseOffers({ due: [lost, late, recent], ahead: [recent], now, isQueued: false, isIdle: () => false });
  expect(offers.map(({ one }) => one)).toEqual([recent, lost, late, recent]);
  expect(new Set(offers.map(({ orWait }) => orWait))).toEqual(new Set([true]));
});
