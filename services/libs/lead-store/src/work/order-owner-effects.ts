import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import type { PipelineStage } from 'mongoose';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';

const ownerEffects = effectNames.flatMap((name) => {
  const { starts } = effects[name];
  return 'with' in starts && starts.with === 'owner' ? [{ name, delay: starts.delay }] : [];
});

/** Before the change: `[owner]`, or `[owner, second advisor]`. */
const people = { $cond: [{ $ifNull: ['$secondAdvisor.id', false] }, ['$owner.id', '$secondAdvisor.id'], ['$owner.id']] };

/**
 * An update stage that orders the owner's effects again. It must precede the stage that changes the owner, because it reads the previous
 * owner. The order replaces the whole effect, so it starts at its first try. The token of a worker that is still sending the previous order
 * is gone. Its result is discarded and cannot end the new order.
 *
 * @param unless an expression by name: the effect stays unchanged
 */
export function orderOwnerEffects(now: Moment = SERVER_NOW, unless: (name: EffectName) => object | false = () => false): PipelineStage.Set {
  return forEach(({ name, delay }) => {
    const order = { state: 'due', attempts: 0, nextAt: after(now, delay), order: { $add: ['$seq', 1] }, told: toldBy(name) };
    return { $cond: [unless(name), `$effects.${name}`, { $mergeObjects: [order] }] };
  });
}

/** Like `orderOwnerEffects`, for a lead that becomes unowned: nothing to do until the next owner. */
export function cancelOwnerEffects(): PipelineStage.Set {
  return forEach(({ name }) => {
    return { $mergeObjects: [{ state: 'waiting', attempts: 0, told: toldBy(name) }] };
  });
}

/** The people whom the visitor knows of. A mail in flight or of unknown outcome may have named them. */
function toldBy(name: EffectName): object {
  const path = `$effects.${name}`;
  const mayHaveTold = { $and: [{ $in: [`${path}.state`, ['done', 'sending', 'unconfirmed']] }, { $ifNull: ['$owner.id', false] }] };
  return { $cond: [mayHaveTold, people, { $ifNull: [`${path}.told`, '$$REMOVE'] }] };
}

function forEach(value: (effect: (typeof ownerEffects)[number]) => object): PipelineStage.Set {
  return { $set: Object.fromEntries(ownerEffects.map((effect) => [`effects.${effect.name}`, value(effect)])) };
}
