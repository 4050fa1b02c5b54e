import { GreekLines, VisuallyHidden, Wrap } from '@annuity-lantern/ui';
import styles from './remote-page.module.css';

/** Unlit lines while a page's code is on its way. */
export function LoadingPage() {
  return (
    <Wrap className={styles.loading}>
      <VisuallyHidden>
        <span role="status">Loading the page</span>
      </VisuallyHidden>
      <GreekLines lines={8} />
    </Wrap>
  );
}
