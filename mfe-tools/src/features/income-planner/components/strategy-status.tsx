import { Check, Clock, font, joinClasses } from '@annuity-lantern/ui';
import styles from './strategy-status.module.css';

interface StrategyStatusProps {
  readonly busy: boolean;
  /** True while an entry is invalid. Its field shows the error, and nothing is updated. */
  readonly outdated: boolean;
}

/** Not a live region: the result is announced instead, once it is stable. */
export function StrategyStatus({ busy, outdated }: StrategyStatusProps) {
  if (outdated) return null;
  return (
    <p className={joinClasses(font.strong, styles.status, !busy && styles.done)}>
      {busy ? <Clock /> : <Check />}
      <span>{busy ? 'Optimizing your retirement strategy...' : 'Strategy automatically updated'}</span>
    </p>
  );
}
