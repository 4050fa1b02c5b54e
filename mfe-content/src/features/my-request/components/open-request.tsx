import { attachedToolName } from '@annuity-lantern/contracts/attached-tool';
import { longZoneWords, visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { LaterMail, MailToVisitor, MyRequest } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatClock, formatWeekday } from '@annuity-lantern/domain/format-date';
import { wallClock } from '@annuity-lantern/domain/office-hours';
import { useClock, useSite } from '@annuity-lantern/host-kit';
import { flow, font, joinClasses, list, ruled } from '@annuity-lantern/ui';
import type { Ref } from 'react';
import { statusWords } from '../model/status-words.ts';
import { CorrectForm } from './correct-form.tsx';
import { DeleteRequest } from './delete-request.tsx';
import { DownloadCopy } from './download-copy.tsx';
import { StopContact } from './stop-contact.tsx';
import type { AsVisitor, Change } from './use-sending.ts';

interface OpenRequestProps {
  readonly request: MyRequest;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly change: Change;
  readonly asVisitor: AsVisitor;
  readonly onDeleted: () => void;
}

const mailWords: Readonly<Record<MailToVisitor | LaterMail, string>> = {
  confirmation: 'We have your request',
  advisor: 'Who has your request',
  code: 'Your code for this page',
  change: 'What you changed',
  appointment: 'The time of your call',
  question: 'A question about your call',
};

const toolList = new Intl.ListFormat('en-US');

export function OpenRequest({ request, heading, change, asVisitor, onDeleted }: OpenRequestProps) {
  const { hours } = useSite();
  const { callbackAt } = request;
  const mails = [...request.mails, ...(request.laterMails ?? [])].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const due = useClock((now) => (callbackAt !== undefined && new Date(callbackAt) <= now ? 'Now, promised for ' : ''), '');
  const moment = (at: string) => {
    const when = new Date(at);
    const timeZone = visitorZoneOf(request.answers) ?? hours.timeZone;
    const local = wallClock(when, timeZone);
    return `${formatWeekday(local)}, ${formatClock(local)} (${longZoneWords(timeZone, when)})`;
  };
  return (
    <div className={flow[40]}>
      <section aria-labelledby="my-request-now" className={flow[16]}>
        <h2 id="my-request-now" ref={heading} tabIndex={-1}>
          Where your request is
        </h2>
        <p className={joinClasses(font.lead, font.measure)}>{statusWords(request)}</p>
        <p>This page stays open for 30 minutes. If you close or reload it, ask for a new code.</p>
        <dl className={list.facts}>
          <div>
            <dt>What you asked for</dt>
            <dd>{`${upperFirst(messages.request[request.kind].askedFor)}, sent ${moment(request.createdAt)}.`}</dd>
          </div>
          <div>
            <dt>Reference number</dt>
            <dd>{request.reference}</dd>
          </div>
          {callbackAt && !request.noCalls && (
            <div>
              <dt>Call back</dt>
              <dd>{`${due}${moment(callbackAt)}`}</dd>
            </div>
          )}
          {request.attached.length > 0 && (
            <div>
              <dt>You also sent figures of</dt>
              <dd>{`${toolList.format(request.attached.map(attachedToolName))}.`}</dd>
            </div>
          )}
        </dl>
        {mails.length > 0 && (
          <>
            <h3>What we emailed you</h3>
            <ul className={joinClasses(list.bare, flow[8])}>
              {mails.map(({ mail, at }) => (
                <li key={mail}>{`${mailWords[mail]}: ${moment(at)}`}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="my-request-correct" className={joinClasses(ruled[24], flow[16])}>
        <h2 id="my-request-correct" tabIndex={-1}>
          What you sent
        </h2>
        <p>
          Change what is wrong, then press the button at the end. After a new email address or phone number, this page asks for a new code.
        </p>
        <CorrectForm request={request} change={change} />
      </section>
      <section aria-labelledby="my-request-stop" className={joinClasses(ruled[24], flow[16])}>
        <h2 id="my-request-stop" tabIndex={-1}>
          Say stop
        </h2>
        <StopContact request={request} change={change} />
      </section>
      <section aria-labelledby="my-request-copy" className={joinClasses(ruled[24], flow[16])}>
        <h2 id="my-request-copy" tabIndex={-1}>
          What we hold about you
        </h2>
        <DownloadCopy reference={request.reference} asVisitor={asVisitor} />
      </section>
      <section aria-labelledby="my-request-delete" className={joinClasses(ruled[24], flow[16])}>
        <h2 id="my-request-delete" tabIndex={-1}>
          Delete my request
        </h2>
        <DeleteRequest asVisitor={asVisitor} headingId="my-request-delete" onDeleted={onDeleted} />
      </section>
    </div>
  );
}
