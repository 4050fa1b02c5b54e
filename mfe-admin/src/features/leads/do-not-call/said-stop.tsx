import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { type LeadDetail, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { Notice } from '@annuity-lantern/ui';
import { saysStop } from './says-stop.ts';

/** The last answer by email says only "stop". Staff decide whether it means calls, mail or both. */
export function SaidStop({ detail: { history, noEmail, ...wishes } }: { detail: LeadDetail }) {
  const last = history.findLast(({ what, by }) => what === 'note' && by === VISITOR_ACTOR);
  if (wantsNoCalls(wishes) || noEmail || !last?.note || !saysStop(last.note)) return null;
  return (
    <Notice tone="brick" title={`An answer to our mail says “${last.note}”`}>
      <p>Is it about calls? Press how they told us. Is it about email? Use “They asked for no email” further down.</p>
    </Notice>
  );
}
