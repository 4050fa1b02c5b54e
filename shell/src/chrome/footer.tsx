import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { navigate, RouteLink, useRouteHref, useRoutes, useSite } from '@annuity-lantern/host-kit';
import { sayWhoIsMissing } from '@annuity-lantern/site/public-pages';
import { above, beside, flow, font, joinClasses, Mark, OutsideLink, OutsideNote, screenOnly } from '@annuity-lantern/ui';
import type { MouseEvent } from 'react';
import { AllTools } from './all-tools.tsx';
import styles from './footer.module.css';
import { platformItems } from './navigation-items.ts';
import { PrintedOn } from './printed-on.tsx';

/** Milliseconds before the scroll to the form, as specified for the footer's link. */
const FOOTER_LAND_DELAY = 300;

/** Who we are, how to reach us, and links: the platform's pages, the network's sites, help and legal pages. */
export function Footer() {
  const { productName, networkName, phone, hours, address, links } = useSite();
  const missing = sayWhoIsMissing(links.advisorDirectory);
  const routes = useRoutes();
  const platform = platformItems.filter(({ id }) => routes.some((route) => route.id === id));
  const consultation = useRouteHref('consultation');
  const toConsultation = (event: MouseEvent) => {
    if (!consultation || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(consultation, { landDelayMs: FOOTER_LAND_DELAY });
  };
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div className={joinClasses(flow[8], styles.about, styles.wide)}>
            <p className={joinClasses(font.figure, font.h2Side, beside[12], screenOnly, styles.name)}>
              <Mark className={styles.mark} />
              <span>{productName}</span>
            </p>
            <p className={screenOnly}>
              <span>{`An educational initiative of ${networkName}. Your information is shared only with certified professionals, and with the services that carry our mail.`}</span>{' '}
              <RouteLink to="privacy-policy" suffix="#who-reads-it">
                Who receives what, and what “certified” means
              </RouteLink>
            </p>
            <p className={joinClasses(font.h2Side, styles.phone)}>
              <a href={phoneLink(phone.dial)}>{phone.display}</a>
            </p>
            <p className={screenOnly}>{`Toll-free, ${hours.display}`}</p>
            <p className={screenOnly}>{`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`}</p>
          </div>
          <nav aria-labelledby="footer-platform" hidden={platform.length === 0}>
            <h2 id="footer-platform">Platform</h2>
            <ul>
              {platform.map(({ id, label }) => (
                <RouteLink key={id} to={id} wrap="li">
                  {label}
                </RouteLink>
              ))}
            </ul>
          </nav>
          <AllTools place="footer" className={styles.tools} />
          <nav aria-labelledby="footer-more" className={styles.more}>
            <h2 id="footer-more">More</h2>
            <ul>
              <RouteLink to="consultation" wrap="li" onClick={toConsultation}>
                Get Consultation
              </RouteLink>
              <RouteLink to="my-request" wrap="li">
                My Request
              </RouteLink>
              <RouteLink to="for-advisors" wrap="li">
                For Financial Advisors
              </RouteLink>
              <RouteLink to="corrections" wrap="li">
                Corrections
              </RouteLink>
              <RouteLink to="accessibility" wrap="li">
                Accessibility
              </RouteLink>
              <RouteLink to="privacy-policy" wrap="li">
                Privacy Policy
              </RouteLink>
              <RouteLink to="terms-of-use" wrap="li">
                Terms of Use
              </RouteLink>
            </ul>
          </nav>
          <nav aria-labelledby="footer-network" className={styles.wide}>
            <h2 id="footer-network">Network</h2>
            <OutsideNote pages={[links.advisorDirectory, links.certification, links.mission]} />
            {missing && <p>{`${links.advisorDirectory.label}: ${missing}`}</p>}
            <ul>
              {[
                { words: 'Find an advisor', link: links.advisorDirectory },
                { words: 'Certification', link: links.certification },
                { words: 'About the mission', link: links.mission },
              ].map(({ words, link }) => (
                <li key={words}>
                  <OutsideLink page={link} night grouped>
                    {words}
                  </OutsideLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className={joinClasses(above[40], styles.disclosure)}>
          Every rate on this site is an educational example, not a quote or advice. Guarantees depend on the insurer’s ability to pay; an
          annuity is not a bank deposit and not FDIC insured.
        </p>
        <PrintedOn />
      </div>
    </footer>
  );
}
