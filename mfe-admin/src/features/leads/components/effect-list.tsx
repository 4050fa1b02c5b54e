import { effectNames, type LeadDetail } from '@annuity-lantern/contracts/http';
import { effectTitles, effectWords } from '../model/effect-words.ts';
import { EffectBadge } from './effect-badge.tsx';
import styles from './effect-list.module.css';

/** What the product did with a request, one row per effect. A request from before an effect existed has no row for it. */
export function EffectList({ effects, now }: { effects: LeadDetail['effects']; now: number }) {
  return (
    <dl className={styles.effects}>
      {effectNames.map((name) => {
        const effect = effects[name];
        if (!effect) return null;
        const { mark, word, when, notes } = effectWords(name, effect, now);
        return (
          <div key={name} className={styles.effect}>
            <dt>{effectTitles[name]}</dt>
            <dd>
              <span className={styles.state}>
                <EffectBadge mark={mark}>{word}</EffectBadge> {when}
              </span>
              {notes.length > 0 && <span className={styles.notes}>{notes.join(' ')}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
