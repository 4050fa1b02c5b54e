import { Button } from '@annuity-lantern/ui';
import { momentWords } from '../../../moments/moment-words.ts';
import { errorWords } from '../model/effect-error-words.ts';
import { effectTitles } from '../model/effect-words.ts';
import type { ParkedGroup } from '../model/group-parked.ts';
import type { Lead } from '../model/lead.ts';
import { listName } from '../model/lead-words.ts';
import type { Replay } from '../model/use-replay.ts';
import { EffectBadge } from './effect-badge.tsx';
import styles from './parked-group-rows.module.css';
import { ReplayButton } from './replay-button.tsx';

interface ParkedGroupRowsProps {
  readonly group: ParkedGroup;
  /** Whether more than one may have this reason. */
  readonly several: boolean;
  readonly leads: readonly Lead[];
  readonly replay: Replay;
  readonly now: number;
  readonly onSelect: (leadId: string) => void;
}

/** What was given up for one reason: a row for each, and one button for all. */
export function ParkedGroupRows({ group, several, leads, replay, now, onSelect }: ParkedGroupRowsProps) {
  const { state, reason, effects } = group;
  const why = errorWords(reason);
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.reason}>
          <EffectBadge mark={state}>{state === 'parked' ? 'Given up' : 'Not confirmed'}</EffectBadge> {why}
        </h3>
        {state === 'parked' && several && (
          <Button
            variant="outline"
            size="small"
            aria-label={replay.busy === reason ? undefined : `Replay all of this reason: ${why}`}
            busy={replay.busy === reason}
            busyLabel="Replaying..."
            aria-disabled={replay.busy !== null}
            onClick={() => void replay.all(reason)}
          >
            Replay all of this reason
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {effects.map((effect) => (
          <li key={`${effect.leadId} ${effect.effect}`} className={styles.row}>
            <span className={styles.what}>
              <strong>{effectTitles[effect.effect]}</strong>
              <button type="button" className={styles.request} onClick={() => onSelect(effect.leadId)}>
                {nameOf(leads, effect.leadId)}
              </button>
            </span>
            <span className={styles.when}>
              <time dateTime={effect.parkedAt}>{momentWords(effect.parkedAt, now)}</time>
              {effect.attempts > 1 ? `, ${effect.attempts} tries` : ''}
            </span>
            <ReplayButton effect={effect} replay={replay} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(leads: readonly Lead[], leadId: string): string {
  const lead = leads.find(({ id }) => id === leadId);
  return lead ? listName(lead) : `Request ${leadId.slice(0, 8)}`;
}
