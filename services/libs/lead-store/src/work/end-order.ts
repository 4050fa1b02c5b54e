import type { EffectName } from '@annuity-lantern/contracts/effects';

/** For an update stage: ends what was ordered of an effect. If it is being sent, its worker decides. Without the effect it changes nothing. */
export function endOrder(name: EffectName): Readonly<Record<string, object>> {
  const path = `$effects.${name}`;
  const isOpen = { $in: [`${path}.state`, ['due', 'parked', 'unconfirmed']] };
  const skipped = { $mergeObjects: [{ state: 'skipped', attempts: `${path}.attempts`, order: `${path}.order` }] };
  return { [`effects.${name}`]: { $cond: [isOpen, skipped, path] } };
}
