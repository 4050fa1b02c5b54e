import { type MyRequest, reportMyCaller } from '@annuity-lantern/contracts/http';
import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { call, useSite } from '@annuity-lantern/host-kit';
import { Button, flow, font, joinClasses, Notice } from '@annuity-lantern/ui';
import { Outcome } from './outcome.tsx';
import { type Change, useSending } from './use-sending.ts';

interface ThreeWordsProps {
  readonly request: MyRequest;
  readonly change: Change;
}

/** What a caller of ours says first, and a button for a caller who could not say it. */
export function ThreeWords({ request: { callWords, callsPaused }, change }: ThreeWordsProps) {
  const { phone } = useSite();
  const reporting = useSending();
  return (
    <div className={joinClasses(flow[16], font.measure)}>
      {callWords && (
        <>
          <p className={font.h2Side}>{callWords}</p>
          <p>Our caller says these words first, and never leaves them on voicemail. Keep them to yourself.</p>
        </>
      )}
      <p>
        Ask the caller for your three words. If they don’t know them, hang up and call us at{' '}
        <a href={phoneLink(phone.dial)} className={font.nowrap}>
          {phone.display}
        </a>
        .
      </p>
      {callsPaused ? (
        <Notice tone="straw" title="We don’t call you right now">
          <p>A caller did not know your words. We look into it first. If someone calls, hang up.</p>
        </Notice>
      ) : (
        <Button
          variant="outline"
          busy={reporting.busy}
          busyLabel="Saving..."
          onClick={() => void reporting.send(() => change((headers) => call(reportMyCaller, {}, { headers })))}
        >
          A caller did not know my words
        </Button>
      )}
      <Outcome sending={reporting}>Thank you. We stopped our calls and look into it. We email you to confirm it.</Outcome>
    </div>
  );
}
