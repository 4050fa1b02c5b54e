import { setTheme, useTheme } from '@annuity-lantern/host-kit';
import { Moon, Sun } from '@annuity-lantern/ui';
import styles from './theme-toggle.module.css';

/** Switches between the light and the dark page; the choice stays in this browser. */
export function ThemeToggle({ className = '' }: { className?: string | undefined }) {
  const dark = useTheme((state) => state.theme === 'dark');
  return (
    <button type="button" className={`${styles.toggle} ${className}`} onClick={() => setTheme(dark ? 'light' : 'dark')}>
      {dark ? <Sun /> : <Moon />} {dark ? 'Light' : 'Dark'}
      <span className={styles.more}> page</span>
    </button>
  );
}
