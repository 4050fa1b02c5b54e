import { placeOf, toolNames } from '@annuity-lantern/contracts/tools';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { ArrowRight, across, actionLinkClass, font, joinClasses, later, Part, SheetIcon, useLater, Wrap } from '@annuity-lantern/ui';
import { navigationItems } from '../../chrome/navigation-items.ts';
import styles from './not-found-page.module.css';

const loadSearch = later(() => import('../../search/search-of-address.tsx'));

/** The tools that visitors open most. */
const doors = ['comparison-tools', 'retirement-calculator', 'contract-check'] as const;

/** The page for an address that has none. Bundled with the shell: it has to work when every remote is down. */
export function NotFoundPage() {
  const { phone, hours } = useSite();
  const search = useLater(loadSearch, true);
  return (
    <Wrap className={styles.page}>
      <SheetIcon className={styles.sheet} />
      <div>
        <p className={styles.lead}>We could not find that page</p>
        <h1>Page Not Found</h1>
        <p className={joinClasses(font.hint, styles.hint)}>Did you forget to add the page to the router?</p>
        <ul className={joinClasses(across[24], styles.links)}>
          {doors.map((id) => (
            <RouteLink key={id} {...placeOf(id)} className={actionLinkClass()} wrap="li">
              <span>{toolNames[id]}</span> <ArrowRight />
            </RouteLink>
          ))}
        </ul>
        <Part>{search && <search.SearchOfAddress />}</Part>
        <ul className={styles.links}>
          {navigationItems
            .filter(({ id }) => !doors.some((door) => door === id))
            .map(({ id, label }) => (
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
