import { visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import { across } from '@annuity-lantern/ui';
import { ActionButton } from '../../../change/action-button.tsx';
import { visitorTimeWords } from './call-words.ts';
import type { NextTry } from './use-next-try.ts';

interface NextTryLineProps {
  readonly detail: LeadDetail;
  readonly next: NextTry;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** What goes with "No answer" and "Left a message". Nothing is stored before one of them is pressed. */
export function NextTryLine({ detail, next, isAsking, onAsk }: NextTryLineProps) {
  const { hours } = useSite();
  const zone = visitorZoneOf(detail) ?? hours.timeZone;
  const when = next.at ? `next try ${visitorTimeWords(next.at, zone, { withZone: true })}` : 'no next try planned';
  return (
    <section className={across[8]} aria-label="If no one answers">
      <span>{`If no one answers: ${when}${next.ask ? ', and we email them to ask' : ''}.`}</span>
      <ActionButton variant="quiet" aria-expanded={isAsking} onClick={onAsk}>
        Another time...
      </ActionButton>
      {next.at && (
        <ActionButton variant="quiet" onClick={() => next.choose({ at: null })}>
          No next try
        </ActionButton>
      )}
      {next.mayAsk && (
        <ActionButton variant="quiet" onClick={() => next.choose({ ask: !next.ask })}>
          {next.ask ? 'No email' : 'Email, too'}
        </ActionButton>
      )}
    </section>
  );
}
