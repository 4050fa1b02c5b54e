import { type LeadDetail, overStatuses, setLeadOwner } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { buttonClass, font } from '@annuity-lantern/ui';
import { type MouseEvent, useRef } from 'react';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { useMayAct, useMayCall, useOwnName } from '../../../queries/session.ts';
import desk from '../../../shared-styles/desk.module.css';
import { ChangeOutcome } from '../components/change-outcome.tsx';
import { useWhyNotTake } from '../licenses/use-unlicensed.ts';
import type { Lead } from '../model/lead.ts';
import { useLeadChange } from '../model/use-lead-change.ts';
import { ColleagueOffer } from '../person/colleague-offer.tsx';

interface CallLinkProps {
  readonly lead: Lead;
  readonly secondAdvisor: LeadDetail['secondAdvisor'];
  readonly number: string;
  /** `tel:` */
  readonly href: string;
}

/**
 * Calls the visitor. It first takes a request that no one has, so that two people who saw the same row never both call. Of another person's request it says
 * whose it is. Without the license to take it, and for a viewer, there is the number alone; the next steps say why.
 */
export function CallLink({ lead, secondAdvisor, number, href }: CallLinkProps) {
  const mayTake = useMayCall(setLeadOwner);
  const mayAct = useMayAct({ owner: lead.owner, secondAdvisor });
  const ownName = useOwnName();
  const { owner, status } = lead;
  const isOthers = owner !== undefined && owner.username !== ownName;
  const isTaken = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { busy, outcome, start } = useLeadChange(lead, (taken: { readonly to: string; readonly despite?: true }, seq) =>
    callAsStaff(setLeadOwner, { params: { id: lead.id }, body: { ...taken, seq } }),
  );
  const takesFirst = owner === undefined && !overStatuses.includes(status);
  const whyNotTake = useWhyNotTake(lead);
  const mayDial = mayTake && !(takesFirst && whyNotTake) && mayAct;
  const take = (more: { readonly despite?: true } = {}) => {
    if (ownName === undefined || busy) return;
    start({ to: ownName, ...more }, () => {
      isTaken.current = true;
      link.current?.click();
    });
  };
  const call = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!takesFirst || isTaken.current) return;
    event.preventDefault();
    take();
  };
  return (
    <>
      {mayDial ? (
        <a
          ref={link}
          href={href}
          className={buttonClass({ size: 'small' })}
          data-action="dial"
          aria-disabled={busy || undefined}
          onClick={call}
        >{`Call ${number}`}</a>
      ) : (
        <strong className={font.numbers}>{number}</strong>
      )}
      {isOthers && mayTake && <span className={mayDial ? font.quiet : desk.brick}>{`${isolateName(owner.username)} has it.`}</span>}
      {outcome?.kind === 'colleague' && !owner && (
        <ColleagueOffer
          colleague={outcome.colleague}
          onJoin={() => start({ to: outcome.colleague.owner })}
          onGoOn={() => take({ despite: true })}
        />
      )}
      <ChangeOutcome outcome={outcome} saved="You have this request now." />
    </>
  );
}
