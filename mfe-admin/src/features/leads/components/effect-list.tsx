import { effectNames } from '@annuity-lantern/contracts/effects';
import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { clockOf } from '@annuity-lantern/contracts/sla';
import { useSite } from '@annuity-lantern/host-kit';
import { font, joinClasses, stack } from '@annuity-lantern/ui';
import { EffectBadge } from '../../../effects/effect-badge.tsx';
import { effectTitle, effectWords } from '../../../effects/effect-words.ts';
import { ReplayButton } from '../../../effects/replay-button.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { plannedEffect } from '../model/planned-effect.ts';

interface EffectListProps {
  readonly lead: LeadDetail;
  readonly now: number;
}

/**
 * What the product did with a request, one row per effect. A request that is older than an effect has no row for it. A
 * recheck that was not needed has none either.
 */
export function EffectList({ lead, now }: EffectListProps) {
  const { id: leadId, effects, contact } = lead;
  const { hours } = useSite();
  const clock = clockOf(lead, now, hours);
  return (
    <dl className={desk.entries}>
      {effectNames.map((name) => {
        const effect = effects[name] && plannedEffect(name, effects[name], clock);
        if (!effect || (name === 'recheck' && effect.state === 'skipped')) return null;
        const { mark, word, when, notes, failures = [] } = effectWords(name, effect, contact, now);
        return (
          <div key={name} className={desk.entry}>
            <dt className={font.strong}>{effectTitle(name)}</dt>
            <dd className={joinClasses(stack[4], desk.ownButtons)}>
              <span className={joinClasses(font.numbers, desk.words)}>
                <EffectBadge mark={mark}>{word}</EffectBadge> <span>{when ?? ''}</span>
              </span>
              {notes.length > 0 && <span className={font.quiet}>{notes.join(' ')}</span>}
              {failures.length > 0 && (
                <ul aria-label="Last tries" className={joinClasses(font.quiet, font.numbers)}>
                  {failures.map((failure) => (
                    <li key={failure.at}>{failure.words}</li>
                  ))}
                </ul>
              )}
              {(effect.state === 'parked' || effect.state === 'unconfirmed') && (
                <ReplayButton leadId={leadId} effect={name} state={effect.state} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
