import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { Notice, stack } from '@annuity-lantern/ui';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import { AllowAgain } from './allow-again.tsx';
import { bounceWords } from './way-words.ts';

/** Mail to the address came back for good: why, what to do, and how to end it. Another address has no such record. */
export function BadAddress({ detail, now }: { detail: LeadDetail; now: number }) {
  const { badAddress } = detail;
  return (
    <section className={stack[8]} aria-label="Mail that came back">
      {badAddress && (
        <Notice tone="brick" title="Mail to this address came back">
          <p>{`Recorded ${atMoment(badAddress.at, now)}: ${bounceWords(badAddress.way)}. We send no more mail to it, in any request.`}</p>
          <p>Ask for the right address, then correct it above.</p>
        </Notice>
      )}
      <AllowAgain detail={detail} about="address" now={now} />
    </section>
  );
}
