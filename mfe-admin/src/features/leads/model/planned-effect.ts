import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { EffectView } from '@annuity-lantern/contracts/http';
import type { SlaClock } from '@annuity-lantern/contracts/sla';

/** An effect with the time at which it really starts: the worker puts a reminder off while days on which the office is closed do not count. */
export function plannedEffect(name: EffectName, effect: EffectView, { warnAt, dueAt }: SlaClock): EffectView {
  const from = name === 'slaWarning' ? warnAt : name === 'slaBreach' ? dueAt : 0;
  if (effect.state !== 'due' || !effect.nextAt || Date.parse(effect.nextAt) >= from) return effect;
  return { ...effect, nextAt: new Date(from).toISOString() };
}
