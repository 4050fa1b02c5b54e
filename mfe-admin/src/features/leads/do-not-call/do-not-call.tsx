import { closedBy, wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { type LeadDetail, recordRevocation, revocationWays, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { mailLink } from '@annuity-lantern/domain/contact-links';
import { Notice, stack } from '@annuity-lantern/ui';
import { byWords } from '../../../actors/actor-words.ts';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { useMayCall } from '../../../queries/session.ts';
import { RecordRevocation } from '../components/record-revocation.tsx';
import { AllowAgain } from './allow-again.tsx';
import { CallEntries } from './call-entries.tsx';
import { saysStop } from './says-stop.ts';
import { recordedWords } from './way-words.ts';

/** Whether the person may be called at all, who recorded that, and how to end it. */
export function DoNotCall({ detail, now }: { detail: LeadDetail; now: number }) {
  const { id, noCalls, noCallsHere, callEntries = [] } = detail;
  const mayRevoke = useMayCall(recordRevocation);
  const noMail = closedBy('mailLink', detail);
  const isMailReturned = noMail === 'badAddress';
  return (
    <section className={stack[8]} aria-label="No calls at all">
      {wantsNoCalls(detail) && (
        <Notice tone="brick" title="They asked not to be called">
          {noCalls && (
            <p>{`Recorded ${atMoment(noCalls.at, now)} ${recordedWords(noCalls)}. It holds for this phone number, in every request.`}</p>
          )}
          {!noCalls && noCallsHere && (
            <p>{`Recorded ${atMoment(noCallsHere.at, now)} by ${noCallsHere.by === VISITOR_ACTOR ? 'the visitor' : byWords(noCallsHere.by)}. It holds for this request.`}</p>
          )}
          <p>
            {noMail ? (
              isMailReturned ? (
                'Mail to their address came back, too.'
              ) : (
                'They want no email either.'
              )
            ) : (
              <a href={mailLink(detail.email, { subject: `Your request ${leadReference(id)}` })}>Answer by email</a>
            )}
          </p>
          {mayRevoke && (
            <RecordRevocation
              detail={detail}
              label="They want no email either..."
              asked={{ channels: ['email'], way: revocationWays.find((way) => way === noCalls?.way) ?? 'phone' }}
              isOffered={noMail === undefined || isMailReturned}
            />
          )}
        </Notice>
      )}
      {detail.askFirst && !wantsNoCalls(detail) && (
        <Notice tone="straw" title="Someone asked for no calls to this number">
          <p>They asked with another request, and we don’t know that the number is theirs. Ask first, by email.</p>
          {!noMail && <a href={mailLink(detail.email, { subject: `Your request ${leadReference(id)}` })}>Ask by email</a>}
        </Notice>
      )}
      {!noCalls && <SaidStop detail={detail} />}
      <CallEntries entries={callEntries} now={now} />
      <AllowAgain detail={detail} about="calls" now={now} />
    </section>
  );
}

/** The last answer by email says only "stop". Staff decide whether it means calls, mail or both. */
function SaidStop({ detail: { history, noEmail, ...wishes } }: { detail: LeadDetail }) {
  const last = history.findLast(({ what, by }) => what === 'note' && by === VISITOR_ACTOR);
  if (wantsNoCalls(wishes) || noEmail || !last?.note || !saysStop(last.note)) return null;
  return (
    <Notice tone="brick" title={`An answer to our mail says “${last.note}”`}>
      <p>Is it about calls? Press “They said stop...” beside the number. Is it about email? Use “They asked for no email” further down.</p>
    </Notice>
  );
}
