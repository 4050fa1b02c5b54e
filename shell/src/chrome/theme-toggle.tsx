import { chooseComfort, useComfort } from '@annuity-lantern/host-kit';
import { Moon, Sun, VisuallyHidden } from '@annuity-lantern/ui';
import styles from './header-control.module.css';

/** Switches between the light and the dark page in one press; the words stand in the panel beside it. */
export function ThemeToggle() {
  const dark = useComfort(({ theme }) => theme === 'dark');
  return (
    <button type="button" className={styles.control} onClick={() => chooseComfort('theme', dark ? 'light' : 'dark')}>
      {dark ? <Sun /> : <Moon />}
      <VisuallyHidden>{dark ? 'Light page' : 'Dark page'}</VisuallyHidden>
    </button>
  );
}
