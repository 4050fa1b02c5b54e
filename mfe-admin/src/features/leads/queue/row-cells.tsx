import { phoneWords } from '@annuity-lantern/contracts/http';
import { useSite } from '@annuity-lantern/host-kit';
import { font, joinClasses } from '@annuity-lantern/ui';
import { isConsultation, type Lead } from '../model/lead.ts';
import { OwnerName } from '../owners/owner-name.tsx';
import { callWindowWords, triedWords } from './call-window-words.ts';
import styles from './row-cells.module.css';

/** `Consult` or `Review`: short, for a narrow column. */
export function KindWords({ lead }: { lead: Lead }) {
  return <span>{isConsultation(lead) ? 'Consult' : 'Review'}</span>;
}

/** When to call the visitor, by their clock, and what the calls so far came to. Renders nothing for a request that needs no call. */
export function CallWindow({ lead, now }: { lead: Lead; now: number }) {
  const { isNow, words } = callWindowWords(lead, now, useSite().hours) ?? {};
  const tried = triedWords(lead, now);
  return (
    <>
      <span className={joinClasses(font.nowrap, isNow ? font.strong : font.quiet)}>{words}</span>
      {tried && <div className={joinClasses(font.nowrap, font.quiet, font.plain)}>{tried}</div>}
    </>
  );
}

export function OwnerWords({ lead: { owner } }: { lead: Lead }) {
  return owner ? <OwnerName owner={owner} /> : <span className={font.quiet}>nobody</span>;
}

/** `2 more of this person`. Renders nothing without any. */
export function OthersOfPerson({ lead: { others } }: { lead: Lead }) {
  return others && <div className={joinClasses(font.quiet, font.plain, styles.others)}>{`${others} more of this person`}</div>;
}

/** Phone number and email address. Both are empty for a viewer, whose rows do not have them. */
export function ContactWords({ lead: { phone, email } }: { lead: Lead }) {
  return (
    <div className={joinClasses(font.quiet, font.plain)}>
      <span className={joinClasses(font.nowrap, font.numbers)}>{phoneWords(phone)}</span> <span className={font.anywhere}>{email}</span>
    </div>
  );
}
