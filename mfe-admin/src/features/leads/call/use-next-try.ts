import { closedBy, wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { isAgreedAhead, type LeadDetail } from '@annuity-lantern/contracts/http';
import { nextAttemptOf } from '@annuity-lantern/contracts/next-attempt';
import type { CadenceStep } from '@annuity-lantern/domain/call-cadence';
import { useSite } from '@annuity-lantern/host-kit';
import { useState } from 'react';

export interface NextTry {
  /** When the office calls again if this call is not answered; absent if nothing is planned. */
  readonly at: Date | undefined;
  /** A mail asks the visitor. */
  readonly ask: boolean;
  /** Whether a mail may ask them. */
  readonly mayAsk: boolean;
  readonly choose: (chosen: Chosen) => void;
}

interface Chosen {
  /** Null: no next attempt. */
  readonly at?: Date | null;
  readonly ask?: boolean;
}

/** What follows a call that is not answered: by the cadence of the office, until the person chooses otherwise. Undefined where no call may follow. */
export function useNextTry(detail: LeadDetail, now: number, cadence: readonly CadenceStep[]): NextTry | undefined {
  const { hours } = useSite();
  const [chosen, setChosen] = useState<Chosen & { readonly seq: number }>({ seq: detail.seq });
  const own: Chosen = chosen.seq === detail.seq ? chosen : {};
  // An agreed time stays.
  if (wantsNoCalls(detail) || isAgreedAhead(detail.callback, now)) return undefined;
  const proposed = nextAttemptOf(detail, new Date(now), hours, cadence);
  const mayAsk = closedBy('askMail', detail) === undefined;
  return {
    at: own.at === undefined ? proposed?.at : (own.at ?? undefined),
    ask: mayAsk && (own.ask ?? proposed?.mail ?? false),
    mayAsk,
    choose: (next) => setChosen({ ...own, ...next, seq: detail.seq }),
  };
}
