import { BarSlot, followInPlace, useSite } from '@annuity-lantern/host-kit';
import { Mark, VisuallyHidden } from '@annuity-lantern/ui';
import { ComfortMenu } from './comfort-menu.tsx';
import styles from './desk-bar.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The one bar above the staff desk, which fills its middle. */
export function DeskBar() {
  const { productName } = useSite();
  return (
    <header className={styles.bar}>
      <a className={styles.home} href="/" onClick={(event) => followInPlace(event, '/')}>
        <Mark className={styles.mark} />
        <VisuallyHidden>{productName}</VisuallyHidden>
      </a>
      <BarSlot className={styles.slot} />
      <div className={styles.comfort}>
        <ComfortMenu />
      </div>
      <ThemeToggle />
    </header>
  );
}
