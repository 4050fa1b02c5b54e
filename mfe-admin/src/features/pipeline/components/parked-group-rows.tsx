import { type ParkedEffect, replayReason } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { above, across, font, joinClasses, split } from '@annuity-lantern/ui';
import { ActionButton } from '../../../change/action-button.tsx';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { DismissButton } from '../../../effects/dismiss-button.tsx';
import { EffectBadge } from '../../../effects/effect-badge.tsx';
import { effectTitle, errorWords } from '../../../effects/effect-words.ts';
import { ReplayButton } from '../../../effects/replay-button.tsx';
import { useReplay } from '../../../effects/use-replay.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayCall } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import styles from './parked-group-rows.module.css';

export interface ParkedGroup extends Pick<ParkedEffect, 'state' | 'reason'> {
  readonly effects: readonly ParkedEffect[];
}

interface ParkedGroupRowsProps {
  readonly group: ParkedGroup;
  /** Whether more than one effect may have this reason. */
  readonly several: boolean;
  readonly now: number;
  readonly onOpenRequest: (leadId: string) => void;
}

/** Effects given up for one reason: a row for each, and one button for all. */
export function ParkedGroupRows({ group, several, now, onOpenRequest }: ParkedGroupRowsProps) {
  const { state, reason, effects } = group;
  const mayReplay = useMayCall(replayReason);
  const why = errorWords(reason);
  const replayAll = useReplay({
    send: () => callAsStaff(replayReason, { body: { reason } }),
    toastOf: ({ replayed, more }) => {
      const rest = more ? ' Some are left: press again for them.' : '';
      return { status: 'success', title: `Tried again: ${replayed}`, text: `They start within a few seconds.${rest}` };
    },
  });
  return (
    <div>
      <div className={joinClasses(split[16], styles.head)}>
        <h3 className={joinClasses(desk.words, styles.reason)}>
          <EffectBadge mark={state}>{state === 'parked' ? 'Given up' : 'Not confirmed'}</EffectBadge> <span>{why}</span>
        </h3>
        {mayReplay && state === 'parked' && several && (
          <ActionButton
            variant="outline"
            label={`Replay all of this reason: ${why}`}
            busy={replayAll.isRunning}
            busyLabel="Replaying..."
            waits={replayAll.isAnyRunning}
            onClick={() => replayAll.start()}
          >
            Replay all of this reason
          </ActionButton>
        )}
      </div>
      <ul className={above[4]}>
        {effects.map((effect) => (
          <li key={`${effect.leadId} ${effect.effect}`} className={styles.row}>
            <span className={across[12]}>
              <strong>{effectTitle(effect.effect)}</strong>
              <button
                type="button"
                className={joinClasses(desk.link, styles.request)}
                onClick={() => onOpenRequest(effect.leadId)}
              >{`Request ${leadReference(effect.leadId)}`}</button>
            </span>
            <span className={joinClasses(font.quiet, font.numbers, styles.when)}>
              <time dateTime={effect.parkedAt}>{momentWords(effect.parkedAt, now)}</time>
              <span>{effect.attempts > 1 ? `, ${effect.attempts} tries` : ''}</span>
            </span>
            <span className={joinClasses(across[8], styles.buttons)}>
              <DismissButton leadId={effect.leadId} effect={effect.effect} state={effect.state} />
              <ReplayButton leadId={effect.leadId} effect={effect.effect} state={effect.state} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
