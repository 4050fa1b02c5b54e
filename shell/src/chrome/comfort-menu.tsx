import { VisuallyHidden } from '@annuity-lantern/ui';
import { useRef } from 'react';
import styles from './comfort-menu.module.css';
import { ComfortOptions } from './comfort-options.tsx';
import control from './header-control.module.css';
import { useDismissal } from './use-dismissal.ts';

/** The "AA" of the header: text size, contrast and theme in a small panel. */
export function ComfortMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details);
  return (
    <details ref={details} className={styles.menu}>
      <summary className={control.control}>
        <span aria-hidden="true" className={styles.letters}>
          <span>A</span>A
        </span>
        <VisuallyHidden>Text size and contrast</VisuallyHidden>
      </summary>
      <div className={styles.panel}>
        <ComfortOptions place="header" />
      </div>
    </details>
  );
}
