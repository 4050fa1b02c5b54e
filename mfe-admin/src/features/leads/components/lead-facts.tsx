import { callBan, closedBy } from '@annuity-lantern/contracts/exits';
import { firstCallOf, firstCallWords, visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { ContactOutcome } from '@annuity-lantern/contracts/http';
import { getConsentProof, type LeadDetail } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { mailLink } from '@annuity-lantern/domain/contact-links';
import { followInPlace, useSite } from '@annuity-lantern/host-kit';
import {
  Badge,
  type BadgeTone,
  Check,
  CircleAlert,
  CircleQuestionMark,
  Disclosure,
  font,
  joinClasses,
  Lit,
  stack,
} from '@annuity-lantern/ui';
import { formatSpan } from '../../../dates-and-times/format-span.ts';
import { atMoment, calendarDayWords, wholeDayWords } from '../../../dates-and-times/moment-words.ts';
import { timeWords } from '../../../dates-and-times/time-words.ts';
import { useMayCall } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { bounceWords } from '../do-not-call/way-words.ts';
import { useUnlicensed } from '../licenses/use-unlicensed.ts';
import { inputLabel } from '../model/attachment-words.ts';
import type { Lead } from '../model/lead.ts';
import { consentDoubtWords, consentWords, revocationWords, shownConsents } from '../model/lead-words.ts';
import { promiseClock, timeLeft } from '../model/promise-clock.ts';
import { OwnerName } from '../owners/owner-name.tsx';
import { addressOfPage } from '../person/open-page.ts';
import { Fact } from './fact.tsx';
import styles from './lead-facts.module.css';
import { OwnFacts } from './own-facts.tsx';
import { StatusBadge } from './status-badge.tsx';

interface LeadFactsProps {
  readonly lead: Lead;
  /** The result of the phone and email check, once the desk knows it. */
  readonly contact: LeadDetail['contact'];
  /** Known from the call of its own. */
  readonly secondAdvisor: LeadDetail['secondAdvisor'];
  /** Answers by names that this version does not know. */
  readonly otherAnswers: LeadDetail['otherAnswers'];
  readonly now: number;
}

/** What one visitor sent, and what a caller may do with it. */
export function LeadFacts({ lead, contact, secondAdvisor, otherAnswers = {}, now }: LeadFactsProps) {
  const noMail = closedBy('mailLink', lead);
  const unlicensed = useUnlicensed()(lead.owner?.username, lead.state);
  return (
    <dl className={desk.facts}>
      <Fact label="Time left">
        <TimeLeft lead={lead} now={now} />
      </Fact>
      <Fact label="We told the visitor">
        <ToldVisitor lead={lead} />
      </Fact>
      <Fact label="Status">
        <StatusBadge status={lead.status} />
      </Fact>
      <Fact label="Owner">
        {lead.owner ? <OwnerName owner={lead.owner} /> : <span>Nobody yet</span>}
        {lead.owner?.serviceOnly && <p>For service only, not to sell</p>}
        {unlicensed && !lead.owner?.serviceOnly && <p className={desk.brick}>{unlicensed}</p>}
      </Fact>
      {secondAdvisor && (
        <Fact label="Second advisor">
          <bdi>{secondAdvisor.username}</bdi>
          <span>{`. The visitor agreed on ${calendarDayWords(secondAdvisor.agreedOn)} (${secondAdvisor.way}, recorded by `}</span>
          <bdi>{secondAdvisor.by}</bdi>
          <span>).</span>
        </Fact>
      )}
      <Fact label="Phone">
        <span className={joinClasses(desk.words, styles.contact)}>
          <span>{lead.phone}</span> <ContactBadge outcome={contact?.phone} />
        </span>
      </Fact>
      <Fact label="Email">
        <span className={joinClasses(desk.words, styles.contact)}>
          {noMail ? <span>{lead.email}</span> : <a href={mailLink(lead.email)}>{lead.email}</a>} <ContactBadge outcome={contact?.email} />
        </span>
        {noMail && noMail !== 'badAddress' && (
          <p>{lead.noEmail ? 'No link: they asked for no email.' : 'No link, because the visitor took back consent to email.'}</p>
        )}
        {lead.badAddress && (
          <p className={desk.brick}>
            {`Mail to this address came back ${atMoment(lead.badAddress.at, now)}: ${bounceWords(lead.badAddress.way)}. We send no more mail to it.`}
          </p>
        )}
      </Fact>
      <Fact label="Consent">
        <ConsentFact lead={lead} now={now} />
        {lead.consent && <ConsentShown consent={lead.consent} />}
        <ProofLink id={lead.id} />
      </Fact>
      <OwnFacts lead={lead} />
      {Object.entries(otherAnswers).map(([name, answer]) => (
        <Fact key={name} label={inputLabel(name)}>
          {typeof answer === 'string' ? answer : JSON.stringify(answer)}
        </Fact>
      ))}
      <Fact label="Received">
        <time dateTime={lead.createdAt}>{`${wholeDayWords(lead.createdAt)}, ${timeWords(lead.createdAt)}`}</time>
      </Fact>
      <Fact label="Reference">
        <span>{leadReference(lead.id)}</span> <span className={joinClasses(font.quiet, styles.id)}>{lead.id}</span>
      </Fact>
    </dl>
  );
}

/** To every choice of the request with its words and what proves it. */
function ProofLink({ id }: { readonly id: string }) {
  const address = addressOfPage('proof', id);
  if (!useMayCall(getConsentProof)) return null;
  return (
    <p>
      <a href={address} onClick={(event) => followInPlace(event, address)}>
        Proof of every choice
      </a>
    </p>
  );
}

function TimeLeft({ lead, now }: { lead: Lead; now: number }) {
  const { waitedMs, state } = promiseClock(lead, now, useSite().hours);
  if (state === 'stopped') return <span>{lead.status === 'disqualified' ? 'No call is needed' : 'The first call has been made'}</span>;
  const left = timeLeft(waitedMs);
  if (state === 'late') {
    return (
      <span>
        <strong className={desk.brick}>{`${formatSpan(-left)} late`}</strong>
        <span>: the promise of 24 hours on working days is broken</span>
      </span>
    );
  }
  return (
    <span>
      <strong>{state === 'warning' ? <Lit>{formatSpan(left)}</Lit> : formatSpan(left)}</strong>{' '}
      <span>of the promised 24 hours on working days</span>
    </span>
  );
}

/** The first call as the visitor read it right after the request. */
function ToldVisitor({ lead }: { lead: Lead }) {
  const { hours } = useSite();
  const sentAt = new Date(lead.createdAt);
  const call = firstCallOf({ ...lead, createdAt: sentAt }, sentAt, hours, visitorZoneOf(lead));
  const missed = call?.wish === 'missed' ? '. The office is closed at the times that they chose' : '';
  return <span>{call ? `First call ${firstCallWords(call)}${missed}` : 'No time for the first call'}</span>;
}

function ConsentFact({ lead, now }: { lead: Lead; now: number }) {
  const { agreed, refused } = consentWords(lead);
  return (
    <>
      {agreed ? (
        <>
          <strong>{`Agreed to ${agreed}.`}</strong> <span>{refused && `Not agreed: ${refused}.`}</span>
        </>
      ) : (
        <span>
          <strong>No automated calls, text messages or further email.</strong> <span>{callBan(lead) === null && 'Dial by hand.'}</span>
        </span>
      )}
      {lead.consentDoubt && <p>{consentDoubtWords[lead.consentDoubt]}</p>}
      {(lead.revocations ?? []).map(({ at, by, way, channels, seq }) => (
        <p key={seq}>{`Taken back ${atMoment(at, now)} (${way}, recorded by ${by}): ${revocationWords(channels)}.`}</p>
      ))}
    </>
  );
}

/** The words that this visitor read beside each box, with the choice: the proof of a consent. */
function ConsentShown({ consent }: { readonly consent: NonNullable<Lead['consent']> }) {
  const shown = shownConsents(consent);
  return (
    <Disclosure label={`Words the visitor read (version ${consent.textVersion})`}>
      {shown ? (
        <ul className={stack[8]}>
          {shown.map(({ box, chosen, words }) => (
            <li key={box}>
              <strong>{`${chosen ? 'Checked' : 'Not checked'}:`}</strong> <span>{`“${words}”`}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>This release of the desk does not know that version.</p>
      )}
    </Disclosure>
  );
}

const looks = {
  good: { tone: 'leaf', Icon: Check, words: 'checked' },
  false: { tone: 'brick', Icon: CircleAlert, words: 'wrong' },
  unknown: { tone: 'straw', Icon: CircleQuestionMark, words: 'not confirmed' },
} as const satisfies Record<ContactOutcome, { tone: BadgeTone; Icon: unknown; words: string }>;

/** The result of the contact check for a phone number or e-mail address. Renders nothing before the check. */
function ContactBadge({ outcome }: { outcome: ContactOutcome | undefined }) {
  if (outcome === undefined) return null;
  const { tone, Icon, words } = looks[outcome];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {words}
    </Badge>
  );
}
