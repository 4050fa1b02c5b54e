import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import type { PipelineStage } from 'mongoose';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';

const ownerEffects = effectNames.flatMap((name) => {
  const { starts } = effects[name];
  return 'with' in starts ? [{ name, delay: starts.delay }] : [];
});

/** Before the change: `[owner]`, or `[owner, second advisor]`. */
const people = { $cond: [{ $ifNull: ['$secondAdvisor.id', false] }, ['$owner.id', '$secondAdvisor.id'], ['$owner.id']] };

/**
 * An update stage that orders what starts with an owner anew. It has to come before the stage that changes the owner, since it reads who had the lead.
 *
 * The order replaces the effect whole: it starts with its first try, and without the token of a worker that may still be sending the order before. The
 * result of that worker is then discarded, so that it cannot end the new order.
 *
 * @param unless an expression by name: the effect stays as it is
 */
export function orderOwnerEffects(now: Moment = SERVER_NOW, unless: (name: EffectName) => object | false = () => false): PipelineStage.Set {
  return forEach(({ name, delay }) => {
    const order = { state: 'due', attempts: 0, nextAt: after(now, delay), order: { $add: ['$seq', 1] }, told: toldBy(name) };
    return { $cond: [unless(name), `$effects.${name}`, { $mergeObjects: [order] }] };
  });
}

/** As `orderOwnerEffects`, for a lead that nobody has any more: nothing is to be done until the next owner. */
export function cancelOwnerEffects(): PipelineStage.Set {
  return forEach(({ name }) => {
    return { $mergeObjects: [{ state: 'waiting', attempts: 0, told: toldBy(name) }] };
  });
}

/** Whom the visitor knows of. A mail that is on its way, or whose outcome is unknown, may have reached them. */
function toldBy(name: EffectName): object {
  const path = `$effects.${name}`;
  const mayHaveTold = { $and: [{ $in: [`${path}.state`, ['done', 'sending', 'unconfirmed']] }, { $ifNull: ['$owner.id', false] }] };
  return { $cond: [mayHaveTold, people, { $ifNull: [`${path}.told`, '$$REMOVE'] }] };
}

function forEach(value: (effect: (typeof ownerEffects)[number]) => object): PipelineStage.Set {
  return { $set: Object.fromEntries(ownerEffects.map((effect) => [`effects.${effect.name}`, value(effect)])) };
}
