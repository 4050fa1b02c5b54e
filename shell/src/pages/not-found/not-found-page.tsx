import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import {
  ArrowRight,
  actionLinkClass,
  font,
  joinClasses,
  later,
  Part,
  SheetIcon,
  useLater,
  VisuallyHidden,
  Wrap,
} from '@annuity-lantern/ui';
import { useLocation } from 'wouter';
import { navigationItems } from '../../chrome/navigation-items.ts';
import styles from './not-found-page.module.css';

const loadSearch = later(() => import('../../search/search-panel.tsx'));

/** The page for an address that has none. Bundled with the shell: it has to work when every remote is down. */
export function NotFoundPage() {
  const { phone, hours } = useSite();
  const [pathname] = useLocation();
  const search = useLater(loadSearch, true);
  return (
    <Wrap className={styles.page}>
      <SheetIcon className={styles.sheet} />
      <div>
        <p className={styles.lead}>We could not find that page</p>
        <h1>Page Not Found</h1>
        <p className={joinClasses(font.hint, styles.hint)}>Did you forget to add the page to the router?</p>
        {search && (
          <section aria-labelledby="find-it" className={styles.search}>
            <VisuallyHidden>
              <h2 id="find-it">Look for it here</h2>
            </VisuallyHidden>
            <Part>
              <search.SearchPanel key={pathname} suggestion={wordsOfPath(pathname)} />
            </Part>
          </section>
        )}
        <ul className={styles.links}>
          {navigationItems.map(({ id, label }) => (
            <RouteLink key={id} to={id} className={actionLinkClass()} wrap="li">
              <span>{label}</span> <ArrowRight />
            </RouteLink>
          ))}
          <RouteLink to="tools" className={actionLinkClass()} wrap="li">
            All tools <ArrowRight />
          </RouteLink>
        </ul>
        <p>
          Or call us: <a href={phoneLink(phone.dial)}>{phone.display}</a>
          <span>{`, ${hours.display}.`}</span>
        </p>
      </div>
    </Wrap>
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
