import { consentText } from '@annuity-lantern/contracts/consent-texts';
import { isConsentVersion } from '@annuity-lantern/contracts/consent-versions';
import {
  type ConsentChannel,
  consentChannels,
  type MyRequest,
  revokeMyConsent,
  stopMyCalls,
  stopMyEmail,
} from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';
import { Button, flow, font, joinClasses } from '@annuity-lantern/ui';
import { Outcome } from './outcome.tsx';
import { type Change, useSending } from './use-sending.ts';

interface StopContactProps {
  readonly request: MyRequest;
  readonly change: Change;
}

const buttons: Readonly<Record<ConsentChannel, string>> = {
  automatedCalls: 'Stop automated calls',
  texts: 'Stop automated texts',
  email: 'Stop extra emails',
};

/** Each consent that still holds, word for word, with a button that takes it back; and no calls or no email at all. */
export function StopContact({ request, change }: StopContactProps) {
  const { channels, noCalls, noEmail } = request;
  const revoking = useSending();
  const stopping = useSending();
  const stoppingEmail = useSending();
  const held = consentChannels.filter((channel) => channels[channel]);
  return (
    <div className={joinClasses(flow[24], font.measure)}>
      {held.length === 0 && <p>You have agreed to no automated calls, no automated texts and no extra emails.</p>}
      {held.map((channel) => (
        <div key={channel} className={flow[12]}>
          <p>You agreed to this:</p>
          <blockquote>{wordsFor(request, channel)}</blockquote>
          <Button
            variant="outline"
            busy={revoking.busy}
            busyLabel="Saving..."
            onClick={() =>
              void revoking.send(() => change((headers) => call(revokeMyConsent, { body: { channels: [channel] } }, { headers })))
            }
          >
            {buttons[channel]}
          </Button>
        </div>
      ))}
      <Outcome sending={revoking}>Stopped. We email you to confirm it.</Outcome>
      {noCalls ? (
        <p>You asked for no calls. We don’t call you about this request.</p>
      ) : (
        <div className={flow[12]}>
          <p>{`Don’t want any call, not even from a person?${noEmail ? '' : ' Then we only write to you.'}`}</p>
          <Button
            variant="outline"
            busy={stopping.busy}
            busyLabel="Saving..."
            onClick={() => void stopping.send(() => change((headers) => call(stopMyCalls, {}, { headers })))}
          >
            No calls at all
          </Button>
        </div>
      )}
      <Outcome sending={stopping}>Done. We won’t call you about this request, and we email you to confirm it.</Outcome>
      {noEmail ? (
        <p>You asked for no email at all. We only email you what you ask for on this page.</p>
      ) : (
        <div className={flow[12]}>
          <p>Don’t want any email, not even about this request? We then only email you what you ask for on this page.</p>
          <Button
            variant="outline"
            busy={stoppingEmail.busy}
            busyLabel="Saving..."
            onClick={() => void stoppingEmail.send(() => change((headers) => call(stopMyEmail, {}, { headers })))}
          >
            No email at all
          </Button>
        </div>
      )}
      <Outcome sending={stoppingEmail}>Done. One last email confirms it.</Outcome>
    </div>
  );
}

/** As they were shown beside the box. */
function wordsFor({ consent }: MyRequest, channel: ConsentChannel): string {
  if (!consent || !isConsentVersion(consent.textVersion)) return buttons[channel];
  return consentText(consent.textVersion, consent.network ?? '').boxes[channel].label;
}
