import { above, across, Button, font, joinClasses, screenOnly } from '@annuity-lantern/ui';
import styles from './keys.module.css';
import { menuKeyWords } from './menu-key.ts';
import { useSingleKeys } from './single-keys.ts';

interface KeyLegendProps {
  readonly onHelp: () => void;
  readonly onMenu: () => void;
}

/** The few keys to begin with, the command menu, and the way to all keys, also while they are off. */
export function KeyLegend({ onHelp, onMenu }: KeyLegendProps) {
  const on = useSingleKeys();
  return (
    <div className={joinClasses(screenOnly, font.quiet, across[24], above[24], styles.legend)}>
      {on && (
        <>
          <span>
            <kbd className={styles.key}>J</kbd> <kbd className={styles.key}>K</kbd> next, previous in the list
          </span>
          <span>
            <kbd className={styles.key}>Enter</kbd> open
          </span>
        </>
      )}
      <Button variant="outline" size="small" onClick={onMenu}>
        <span>Commands</span> <kbd className={styles.key}>{menuKeyWords()}</kbd>
      </Button>
      <Button variant="outline" size="small" onClick={onHelp}>
        Keyboard shortcuts
      </Button>
      <span className={styles.consent}>In the column Consent: C calls, T texts, E email, ? in doubt</span>
    </div>
  );
}
