import { callBan } from '@annuity-lantern/contracts/exits';
import { type LeadDetail, phoneWords, visitorPhoneLink } from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import { across, font, joinClasses, stack } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import desk from '../../../shared-styles/desk.module.css';
import { callHoursWords } from '../model/call-hours-words.ts';
import { callTimeInBothZones } from '../model/call-time-words.ts';
import type { Lead } from '../model/lead.ts';
import { nextAllowedWords } from '../queue/call-window-words.ts';
import { AppointmentFileButton } from './appointment-file-button.tsx';
import styles from './call.module.css';
import { CallLink } from './call-link.tsx';
import { callbackWords, callsWords } from './call-words.ts';
import { whyNotCall } from './why-not-call.ts';

interface CallHeadProps {
  readonly lead: Lead;
  readonly secondAdvisor: LeadDetail['secondAdvisor'];
  readonly now: number;
  /** Beside the number. */
  readonly children?: ReactNode;
}

/** What a caller needs before the call: the number, the visitor's clock and wish, and the calls so far. */
export function CallHead({ lead, secondAdvisor, now, children }: CallHeadProps) {
  const { hours } = useSite();
  const number = phoneWords(lead.phone);
  const link = visitorPhoneLink(lead.phone);
  const why = whyNotCall(lead, now, hours);
  const next = why && !callBan(lead) ? nextAllowedWords(lead, now, hours) : undefined;
  const wish = callTimeInBothZones(lead.preferredCallTime, hours, now);
  return (
    <div className={joinClasses(stack[4], styles.callHead)}>
      <div className={across[8]}>
        {link && !why ? (
          <CallLink key={`${lead.id} call`} lead={lead} secondAdvisor={secondAdvisor} number={number} href={link} />
        ) : (
          <strong className={font.numbers}>{number}</strong>
        )}
        {why && <span className={desk.brick}>{`${why}.`}</span>}
        {next && <span>{`Calls begin ${next}.`}</span>}
        {lead.askFirst && !callBan(lead) && (
          <strong className={desk.brick}>Someone asked for no calls to this number: ask first, by email.</strong>
        )}
        {lead.wrongNumber && <strong className={desk.brick}>The number is wrong: check it, or ask by email.</strong>}
        {lead.callback && <strong>{callbackWords(lead.callback, now)}</strong>}
        <AppointmentFileButton lead={lead} />
        {children}
      </div>
      <p className={font.quiet}>
        {!callBan(lead) && (
          <>
            <span>{callHoursWords(lead, now, hours)}</span>{' '}
            <span>{wish === 'Any time' ? 'They are fine with any time.' : `Their wish: ${wish}.`}</span>{' '}
          </>
        )}
        <span>{callsWords(lead.calls, now)}</span>
      </p>
    </div>
  );
}
