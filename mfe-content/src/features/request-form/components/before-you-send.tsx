import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { Lit } from '@annuity-lantern/ui';
import { memo, type ReactNode } from 'react';
import { ClaimLink } from '../../../claims/claim-link.tsx';
import styles from './before-you-send.module.css';
import { useFirstCall } from './use-first-call.ts';

/** What a visitor should know before they send the form. Only what is true today stands here. */
export const BeforeYouSend = memo(function BeforeYouSend() {
  const site = useSite();
  const firstCall = useFirstCall(site.hours);
  return (
    <aside className={styles.panel} aria-labelledby="before-you-send">
      <h3 id="before-you-send" className={styles.heading}>
        Before you send this
      </h3>
      <dl className={styles.points}>
        <Point term="Who receives it">
          The staff of {site.networkName}, and <Lit>a licensed advisor who may contact you</Lit> about this request. If {site.networkName}{' '}
          uses a customer system of its own, our software hands the request to it. Nobody else gets it.{' '}
          <RouteLink to="privacy-policy">Privacy Policy</RouteLink>
        </Point>
        <Point term="Who pays">
          Not you. {site.networkName} pays for this service. An advisor may earn a commission if you buy an annuity: ask how much before you
          sign.
        </Point>
        <Point term="When">
          A specialist contacts you within <ClaimLink claim="contactTime" />. Calls are made in office hours. A short confirmation goes to
          your email address.
          {firstCall && <span className={styles.firstCall}> Our office is closed now: expect the first call on {firstCall}.</span>}
        </Point>
        <Point term="What is optional">
          Consent to automated calls, texts and further email, and to being counted. Leave every box empty and a person answers you all the
          same.
        </Point>
        <Point term="Rather talk?">
          <a href={`tel:${site.phone.dial}`} className={styles.phone}>
            {site.phone.display}
          </a>
          {site.hours.display}
        </Point>
      </dl>
    </aside>
  );
});

function Point({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}
