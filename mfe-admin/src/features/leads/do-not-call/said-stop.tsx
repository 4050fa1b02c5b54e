import { type LeadDetail, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { Notice } from '@annuity-lantern/ui';
import { saysStop } from './says-stop.ts';

/** The last answer by email says only "stop". Staff decide whether it means calls, mail or both. */
export function SaidStop({ detail: { history, noCalls, noEmail } }: { detail: LeadDetail }) {
  const last = history.findLast(({ what, by }) => what === 'note' && by === VISITOR_ACTOR);
  if (noCalls || noEmail || !last?.note || !saysStop(last.note)) return null;
  return (
    <Notice tone="brick" title={`They answered our mail with “${last.note}”`}>
      <p>Record that they want no calls: press how they told us. For “no email at all”, press below “Owner and consent”.</p>
    </Notice>
  );
}
