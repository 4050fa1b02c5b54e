import { Check, Clock, font, joinClasses } from '@annuity-lantern/ui';
import styles from './strategy-status.module.css';

interface StrategyStatusProps {
  readonly busy: boolean;
  /** True while an entry cannot be read: its field says so, and nothing has been updated. */
  readonly outdated: boolean;
}

/** Not read out by itself: screen readers are told the result instead, once it is stable. */
export function StrategyStatus({ busy, outdated }: StrategyStatusProps) {
  if (outdated) return null;
  return (
    <p className={joinClasses(font.strong, styles.status, !busy && styles.done)}>
      {busy ? <Clock /> : <Check />}
      <span>{busy ? 'Optimizing your retirement strategy...' : 'Strategy automatically updated'}</span>
    </p>
  );
}
