import { BarSlot, followInPlace, useHostData } from '@annuity-lantern/host-kit';
import { Mark, VisuallyHidden } from '@annuity-lantern/ui';
import { ComfortMenu } from './comfort-menu.tsx';
import styles from './desk-bar.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The one bar above the staff desk, which fills its middle. */
export function DeskBar() {
  const { site, pagesOrigin } = useHostData();
  return (
    <header className={styles.bar}>
      <a className={styles.home} href={pagesOrigin ?? '/'} onClick={(event) => pagesOrigin || followInPlace(event, '/')}>
        <Mark className={styles.mark} />
        <VisuallyHidden>{site.productName}</VisuallyHidden>
      </a>
      <BarSlot className={styles.slot} />
      <div className={styles.comfort}>
        <ComfortMenu />
      </div>
      <ThemeToggle />
    </header>
  );
}
