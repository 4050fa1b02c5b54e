import { Button, Lit } from '@annuity-lantern/ui';
import type { Ref } from 'react';
import { isConsultation, type Lead } from '../model/lead.ts';
import { consentWords, dialable, fullName, stateWords } from '../model/lead-words.ts';
import { formatSpan, promiseClock, timeLeft } from '../model/promise-clock.ts';
import { Fact } from './fact.tsx';
import styles from './lead-detail.module.css';
import { ConsultationFacts, ReviewFacts } from './lead-facts.tsx';
import { StatusBadge } from './status-badge.tsx';

interface LeadDetailProps {
  readonly lead: Lead;
  readonly now: number;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** Everything that one visitor sent, and what a caller may do with it. */
export function LeadDetail({ lead, now, headingRef, onClose }: LeadDetailProps) {
  const phone = dialable(lead.phone);
  return (
    <section className={styles.panel} aria-labelledby="lead-detail-name">
      <h2 id="lead-detail-name" ref={headingRef} tabIndex={-1} className={styles.name}>
        {fullName(lead)}
      </h2>
      <p className={styles.summary}>
        {[isConsultation(lead) ? 'Consultation' : 'Annuity review', stateWords(lead)].filter(Boolean).join(' · ')}
      </p>
      <Button variant="outline" size="small" onClick={onClose}>
        Back to the list
      </Button>
      <dl className={styles.facts}>
        <Fact label="Time left">
          <TimeLeft lead={lead} now={now} />
        </Fact>
        <Fact label="Status">
          <StatusBadge status={lead.status} />
        </Fact>
        <Fact label="Phone">{phone ? <a href={`tel:${phone}`}>{lead.phone}</a> : lead.phone}</Fact>
        <Fact label="E-mail">
          <a href={`mailto:${lead.email}`}>{lead.email}</a>
        </Fact>
        <Fact label="Consent">
          <ConsentFact lead={lead} />
        </Fact>
        {isConsultation(lead) ? <ConsultationFacts lead={lead} /> : <ReviewFacts lead={lead} />}
        <Fact label="Received">
          <time dateTime={lead.createdAt}>{receivedFormat.format(new Date(lead.createdAt))}</time>
        </Fact>
        <Fact label="Request">
          <span className={styles.id}>{lead.id}</span>
        </Fact>
      </dl>
    </section>
  );
}

const receivedFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function TimeLeft({ lead, now }: { lead: Lead; now: number }) {
  const { waitedMs, state } = promiseClock(lead, now);
  if (state === 'answered') return <>The first call has been made</>;
  const left = timeLeft(waitedMs);
  if (state === 'late') {
    return (
      <>
        <strong className={styles.late}>{formatSpan(-left)} late</strong>: the 24-hour promise is broken
      </>
    );
  }
  return (
    <>
      <strong>{state === 'warning' ? <Lit>{formatSpan(left)}</Lit> : formatSpan(left)}</strong> of the 24-hour promise
    </>
  );
}

function ConsentFact({ lead }: { lead: Lead }) {
  const { agreed, refused } = consentWords(lead);
  if (!agreed) {
    return (
      <>
        <strong>No automated calls, text messages or e-mail.</strong> Dial by hand.
      </>
    );
  }
  return (
    <>
      <strong>Agreed to {agreed}.</strong> {refused ? `Not agreed: ${refused}. ` : ''}
      {lead.consent && `Text of ${lead.consent.textVersion}.`}
    </>
  );
}
