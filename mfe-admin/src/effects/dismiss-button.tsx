import { dismissEffect, LONGEST_DISMISSAL, type ParkedEffect } from '@annuity-lantern/contracts/http';
import { ReasonButton } from '../change/reason-button.tsx';
import { callAsStaff } from '../queries/call-as-staff.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { useMayCall } from '../queries/session.ts';
import { effectTitle } from './effect-words.ts';

type DismissButtonProps = Pick<ParkedEffect, 'leadId' | 'effect' | 'state'>;

/** Takes one given-up effect out of the list, with a reason. Renders nothing without the right. */
export function DismissButton({ leadId, effect, state }: DismissButtonProps) {
  const mayDismiss = useMayCall(dismissEffect);
  const title = effectTitle(effect);
  if (!mayDismiss) return null;
  return (
    <ReasonButton
      verb="Dismiss"
      name={title}
      field={{ id: `dismiss-${effect}-${leadId}`, label: 'Why nothing more is to be done', maxLength: LONGEST_DISMISSAL }}
      send={(reason) => callAsStaff(dismissEffect, { params: { leadId, effect }, body: { state, reason } })}
      invalidates={[queryKeys.parked, queryKeys.leads, queryKeys.health]}
      saved={{ title: `${title}: dismissed`, text: 'The request still shows it, with your reason.' }}
      gone={{ title: 'This was not dismissed', text: 'Someone else was faster, or it is done.' }}
      unknown={{ title: 'We do not know whether this was dismissed', text: 'The server did not answer. Please try again.' }}
    >
      <p>It leaves this list, and we don’t do it anymore. The request keeps your reason.</p>
    </ReasonButton>
  );
}
