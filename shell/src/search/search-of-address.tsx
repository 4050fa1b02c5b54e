import { VisuallyHidden } from '@annuity-lantern/ui';
import { useLocation } from 'wouter';
import styles from './search-panel.module.css';
import { SearchPanel } from './search-panel.tsx';

/** The search on the 404 page. It starts with the words of the address that has no page. */
export function SearchOfAddress() {
  const [pathname] = useLocation();
  return (
    <section aria-labelledby="find-it" className={styles.inPage}>
      <VisuallyHidden>
        <h2 id="find-it">Look for it here</h2>
      </VisuallyHidden>
      <SearchPanel key={pathname} suggestion={wordsOfPath(pathname)} />
    </section>
  );
}

/** `/education/glosary.html` is `education glosary`. */
function wordsOfPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .replace(/\.\w+$/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  } catch {
    // An address that is not well formed.
    return '';
  }
}
