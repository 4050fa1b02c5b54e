import { longZoneWords } from '@annuity-lantern/contracts/first-call';
import { messages } from '@annuity-lantern/contracts/messages';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatClock, formatWeekday } from '@annuity-lantern/domain/format-date';
import { wallClock } from '@annuity-lantern/domain/office-hours';
import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import type { PublicSite } from '@annuity-lantern/site';
import { callerRole } from '@annuity-lantern/site/who-calls';
import { above, across, Button, flow, font, joinClasses, list, Notice, Part, Printer, paperOnly } from '@annuity-lantern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { NotSureWhoCalls } from '../../../text/not-sure-who-calls.tsx';
import { callExpectation } from '../model/call-expectation.ts';
import type { KeptRequest } from '../model/kept-request.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';
import type { SentRequest } from '../model/sent-request.ts';
import { SentContact } from './sent-contact.tsx';
import styles from './sent-panel.module.css';
import type { CorrectableRequest } from './use-kept-request.ts';
import type { Progress } from './use-request-form.ts';

interface SentPanelProps {
  readonly kind: RequestFormKind;
  readonly sent: SentRequest | undefined;
  readonly progress: Progress;
  readonly onAgain: () => void;
  /** Absent on the page that answers a post without scripts. */
  readonly correctable?: CorrectableRequest | undefined;
  /** True on the page that answers a post without scripts. */
  readonly isPosted?: boolean;
}

/** The confirmation of a request, in place of its form. A part of it that breaks leaves the rest. Before that, only the status line is rendered, which announces and keeps the toast's message. */
export function SentPanel({ kind, sent, progress, onAgain, correctable, isPosted = false }: SentPanelProps) {
  return (
    <div className={sent && styles.panel}>
      {sent && (
        <Part fallback={() => <h2>Thank you</h2>}>
          <Heading firstName={sent.firstName} level={isPosted ? 'h1' : 'h2'} />
        </Part>
      )}
      <div role="status">
        {progress.kind === 'sent' && (
          <Notice tone="leaf" title={progress.title} className={joinClasses(above[16], styles.status)}>
            <p>{progress.text}</p>
          </Notice>
        )}
      </div>
      {sent && (
        <Part>
          <Facts kind={kind} sent={sent} correctable={correctable} />
        </Part>
      )}
      {sent && isPosted && (
        <p className={above[24]}>
          <RouteLink to={kind.name}>Send another request</RouteLink>
        </p>
      )}
      {sent && !isPosted && (
        <div className={joinClasses(across[24], above[24])}>
          <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
            Print this page
          </Button>
          <Button variant="quiet" onClick={onAgain}>
            Send another request
          </Button>
        </div>
      )}
    </div>
  );
}

/** Takes the focus that the form's button has lost. */
function Heading({ firstName, level: Level }: { readonly firstName: string; readonly level: 'h1' | 'h2' }) {
  const { productName, networkName } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Level ref={heading} tabIndex={-1} className={font.anywhere}>
        Thank you, <bdi>{firstName}</bdi>
      </Level>
      <p className={joinClasses(paperOnly, above[4])}>{`${productName}, ${networkName}`}</p>
    </>
  );
}

interface FactsProps {
  readonly kind: RequestFormKind;
  readonly sent: SentRequest;
  readonly correctable: CorrectableRequest | undefined;
}

function Facts({ kind, sent, correctable }: FactsProps) {
  const site = useSite();
  const { askedFor, atHand } = messages.request[kind.name];
  const timeZone = sent.timeZone ?? site.hours.timeZone;
  const expectation = expectationOf(sent, correctable?.answers, site.hours);
  const sentAt = wallClock(sent.sentAt, timeZone);
  return (
    <>
      <SentContact kind={kind} correctable={correctable} sent={sent} firstCall={expectation.firstCall} />
      <dl className={joinClasses(list.facts, above[16], styles.facts)}>
        <Fact term="What happens next">
          <p>{`Our staff reads your request, and a licensed advisor, ${callerRole(site)}, may contact you. The 24 hours count on working days.`}</p>
          <p>{expectation.hours}</p>
          <p>We send you a short email to confirm, and another one when an advisor takes your request.</p>
          <p>
            <span>{channelWords(sent)}</span> <NotSureWhoCalls />
          </p>
        </Fact>
        <Fact term="What you asked for">
          <p>{`${upperFirst(askedFor)}.${sent.product ? ` You asked about ${sent.product.product} from ${sent.product.carrier}.` : ''}`}</p>
          <p className={font.quiet}>{`Sent ${formatWeekday(sentAt)}, ${formatClock(sentAt)} (${longZoneWords(timeZone, sent.sentAt)}).`}</p>
        </Fact>
        {sent.reference && (
          <Fact term="Your reference number">
            <p className={font.h2Side}>{sent.reference}</p>
            <p>Have it ready if you call us.</p>
            <p>To see or change it later, use the link in our email.</p>
          </Fact>
        )}
        <Fact term="What to have ready">
          <p>{atHand}</p>
          <p>You won’t be asked to decide anything on the call.</p>
        </Fact>
        <Fact term="Questions?">
          <p>
            Call{' '}
            <a href={phoneLink(site.phone.dial)} className={font.nowrap}>
              {site.phone.display}
            </a>
            <span>{`, ${site.hours.display}.`}</span>
          </p>
        </Fact>
      </dl>
    </>
  );
}

/** A wish that was corrected since counts. */
function expectationOf(
  { sentAt, state, timeZone, ...sent }: SentRequest,
  kept: KeptRequest['answers'] | undefined,
  hours: PublicSite['hours'],
) {
  const { preferredCallTime } = kept ?? sent;
  return callExpectation({ createdAt: sentAt, state, preferredCallTime }, hours, timeZone ?? hours.timeZone);
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={flow[8]}>{children}</dd>
    </div>
  );
}

const channelNames = { automatedCalls: 'automated calls', texts: 'automated texts', emailUpdates: 'more emails' } as const;

function channelWords({ channels }: SentRequest): string {
  const agreed = channels.map((name) => channelNames[name]);
  if (agreed.length === 0) return 'A person will call you. You didn’t agree to automated calls, automated texts or more emails.';
  return `A person will call you. You also said yes to ${new Intl.ListFormat('en-US').format(agreed)}.`;
}
