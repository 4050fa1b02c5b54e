import { above, across, Button, font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import styles from './keys.module.css';
import { useSingleKeys } from './single-keys.ts';

/** The few keys to begin with, and the way to all of them, also while they are off. */
export function KeyLegend({ onHelp }: { onHelp: () => void }) {
  const on = useSingleKeys();
  return (
    <div className={joinClasses(screenOnly, font.quiet, across[24], above[24], styles.legend)}>
      {on && (
        <>
          <span>
            <kbd className={styles.key}>J</kbd> <kbd className={styles.key}>K</kbd> next, previous
          </span>
          <span>
            <kbd className={styles.key}>O</kbd> open
          </span>
          <span>
            <kbd className={styles.key}>/</kbd> search
          </span>
          <span>
            <kbd className={styles.key}>?</kbd> all keys
          </span>
        </>
      )}
      <Button variant="outline" size="small" onClick={onHelp}>
        Keyboard shortcuts
      </Button>
      <span className={styles.consent}>In the column Consent: C calls, T texts, E email, ? in doubt</span>
    </div>
  );
}
