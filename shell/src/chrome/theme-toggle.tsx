import { chooseComfort, isDark, useComfort } from '@annuity-lantern/host-kit';
import { Moon, Sun, VisuallyHidden } from '@annuity-lantern/ui';
import styles from './header-control.module.css';

/** Switches between light and dark in one press. The panel beside it has the same choice in words. */
export function ThemeToggle() {
  const dark = useComfort(isDark);
  return (
    <button type="button" className={styles.control} onClick={() => chooseComfort('theme', dark ? 'light' : 'dark')}>
      {dark ? <Sun /> : <Moon />}
      <VisuallyHidden>{dark ? 'Light page' : 'Dark page'}</VisuallyHidden>
    </button>
  );
}
