import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { followInPlace, RouteLink, useRoutes, useSite } from '@annuity-lantern/host-kit';
import { beside, buttonClass, font, joinClasses, Mark, Phone, screenOnly } from '@annuity-lantern/ui';
import { useLocation } from 'wouter';
import { findRoute } from '../router/find-route.ts';
import { ComfortMenu } from './comfort-menu.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { navigationItems } from './navigation-items.ts';
import { SearchButton } from './search-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

// The same elements each time: a change of page, which draws the header anew, passes them over.
const search = <SearchButton className={joinClasses(screenOnly, styles.search)} wordClass={styles.searchWord} />;
const comfort = (
  <div className={joinClasses(screenOnly, styles.comfort)}>
    <ComfortMenu />
    <ThemeToggle />
  </div>
);

/** Name, phone, reading comfort, the way to an advisor, and the main navigation. */
export function Header() {
  const { productName, phone, hours } = useSite();
  const [pathname] = useLocation();
  const current = findRoute(useRoutes(), pathname)?.id;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={joinClasses(font.figure, styles.name)} href="/" onClick={(event) => followInPlace(event, '/')}>
          <Mark className={styles.mark} />
          <span>{productName}</span>
        </a>
        <div className={joinClasses(font.hint, styles.phone)}>
          <a href={phoneLink(phone.dial)}>{phone.display}</a>
          <span>
            toll-free<span className={styles.hours}>{`, ${hours.display}`}</span>
          </span>
        </div>
        <a className={joinClasses(font.small, font.strong, beside[8], screenOnly, styles.call)} href={phoneLink(phone.dial)}>
          <Phone /> <span className={styles.callWord}>Call</span>
        </a>
        {search}
        {comfort}
        <RouteLink to="consultation" className={joinClasses(buttonClass({ size: 'small' }), screenOnly, styles.consult)}>
          Get Consultation
        </RouteLink>
        <MobileMenu current={current} />
      </div>
      <nav className={styles.navigation} aria-label="Main">
        <ul>
          {navigationItems.map(({ id, label }) => (
            <RouteLink key={id} to={id} wrap="li" aria-current={id === current ? 'page' : undefined}>
              {label}
            </RouteLink>
          ))}
        </ul>
      </nav>
    </header>
  );
}
