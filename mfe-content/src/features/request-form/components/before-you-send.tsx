import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { flow, font, joinClasses, Lit, panel, stack } from '@annuity-lantern/ui';
import { memo, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { licenseOfCaller } from '../../../states-in-words.ts';
import type { FormValues } from '../model/form-values.ts';
import styles from './before-you-send.module.css';
import { useFirstCall } from './use-first-call.ts';

interface BeforeYouSendProps {
  readonly control: Control<FormValues>;
  /** One level below the heading of the form. */
  readonly heading: 'h2' | 'h3';
}

/** Facts that a visitor should know before sending the form. State only what is true today. */
export const BeforeYouSend = memo(function BeforeYouSend({ control, heading: Heading }: BeforeYouSendProps) {
  const site = useSite();
  const firstCall = useFirstCall(control, site.hours);
  return (
    <section className={joinClasses(panel.card, flow[16], styles.panel)} aria-labelledby="before-you-send">
      <Heading id="before-you-send" className={font.h2Side}>
        Before you send this
      </Heading>
      <dl className={flow[16]}>
        <Point term="Who receives it">
          <span>{`Staff of ${site.networkName}, and the advisor.`}</span>{' '}
          <Lit>{`A licensed advisor, ${callerRole(site)}, may contact you`}</Lit>{' '}
          <span>
            about this request. We may also store it in the network’s customer system. The services that carry our email see your address.
            Our software gives your request to no one else.
          </span>{' '}
          <RouteLink to="privacy-policy" suffix="#who-reads-it">
            Privacy Policy
          </RouteLink>
        </Point>
        <Point term="Who pays">{`Not you. ${site.paidBy} Ask how much before you sign.`}</Point>
        <Point term={site.licenses.length === 1 ? 'License' : 'Licenses'}>
          {site.licenses.map(({ holder, issuer, number }) => (
            <span
              key={`${issuer} ${number}`}
              className={stack[4]}
            >{`${holder}: ${issuer}, license ${number}${site.sample ? ' (sample)' : ''}`}</span>
          ))}
          <span className={stack[4]}>{licenseOfCaller}</span>
        </Point>
        <Point term="When">
          <span>A specialist contacts you within</span> <SiteClaim claim="contactTime" />{' '}
          <span>on working days. We call in office hours, and we send you a short email to confirm.</span>{' '}
          {firstCall && <span className={font.strong}>{firstCall}</span>}
        </Point>
        <Point term="What is optional">
          Automated calls, automated texts, more emails and statistics. Check nothing and a person will still call you.
        </Point>
        <Point term="Rather talk?">
          <a href={phoneLink(site.phone.dial)} className={joinClasses(font.figure, font.plain, styles.phone)}>
            {site.phone.display}
          </a>
          <span>{site.hours.display}</span>
        </Point>
      </dl>
    </section>
  );
});

function Point({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={font.strong}>{term}</dt>
      <dd className={font.secondary}>{children}</dd>
    </div>
  );
}
