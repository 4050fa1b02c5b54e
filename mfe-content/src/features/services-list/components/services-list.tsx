import { anchors } from '@annuity-lantern/contracts/links';
import type { SiteRouteId } from '@annuity-lantern/contracts/routes';
import { RouteLink, useRoutes, useSite } from '@annuity-lantern/host-kit';
import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import type { PublicSite } from '@annuity-lantern/site';
import { callerRole, whoCalls } from '@annuity-lantern/site/who-calls';
import { ArrowRight, above, actionLinkClass, buttonClass, font, joinClasses, layout, list, ruled, Section } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import styles from './services-list.module.css';

interface Service {
  readonly route: SiteRouteId;
  readonly suffix?: string;
  readonly name: string;
  readonly text: string | ((site: PublicSite) => string);
  readonly effort: ReactNode;
  readonly action: string;
}

const toForm = `#${anchors.consultationForm}`;

/** In the order of the page. A service is drawn once its page exists. */
const services: readonly Service[] = [
  {
    route: 'consultation',
    suffix: toForm,
    name: 'Free consultation',
    text: (site) => `By phone with a licensed advisor, ${callerRole(site)}, one at a time. No pressure, second opinions welcome.`,
    effort: <SiteClaim claim="consultationLength" />,
    action: 'Get Consultation',
  },
  {
    route: 'annuity-review',
    name: 'Free annuity review',
    text: 'Contract terms, fees, performance, benefits, timing, future planning: what you own, in plain words.',
    effort: 'No obligation',
    action: 'Review Your Annuity',
  },
  {
    route: 'annuity-alert',
    name: 'Annuity alert',
    text: 'The red flags, the “8% guaranteed” trap in dollars, and how to protect yourself.',
    effort: 'A page to read',
    action: 'Read the alert',
  },
  {
    route: 'fia-mastery',
    name: 'FIA Mastery course',
    text: 'Principal Protection with Growth: ten lessons with a quiz each, and a certificate.',
    effort: '2.5 hours',
    action: 'Start learning',
  },
];

export function ServicesList() {
  const site = useSite();
  const routes = new Set(useRoutes().map((route) => route.id));
  const present = services.filter((service) => routes.has(service.route));
  if (present.length === 0) return null;
  return (
    <Section
      id="services"
      tone="sunk"
      heading="What we do for you"
      side={<p>{`All of it is free to you: the network pays. The person who calls is ${whoCalls(site)}.`}</p>}
    >
      <ul className={list.entries}>
        {present.map((service) => (
          <li key={service.route}>
            <h3>{service.name}</h3>
            <p>{typeof service.text === 'string' ? service.text : service.text(site)}</p>
            <div>
              <p className={joinClasses(font.hint, styles.effort)}>{service.effort}</p>
              <RouteLink to={service.route} suffix={service.suffix ?? ''} className={actionLinkClass()}>
                <span>{service.action}</span>
                <ArrowRight />
              </RouteLink>
            </div>
          </li>
        ))}
      </ul>
      {routes.has('consultation') && (
        <div className={joinClasses(ruled[24], above[24], layout.apart)}>
          <p className={joinClasses(font.title, styles.question)}>Not sure where to start? Talk it through with one person.</p>
          <RouteLink to="consultation" suffix={toForm} className={buttonClass()}>
            Get Consultation
          </RouteLink>
        </div>
      )}
    </Section>
  );
}
