import { choiceWords, type RelatedLead, usStates } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { followInPlace } from '@annuity-lantern/host-kit';
import { Button, font, stack } from '@annuity-lantern/ui';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import desk from '../../../shared-styles/desk.module.css';
import { callbackWords, callsWords } from '../call/call-words.ts';
import { addressOfPage } from '../person/open-page.ts';
import { StatusBadge } from './status-badge.tsx';

const reasonWords = {
  email: 'Same email address, other phone number',
  phone: 'Same phone number, other email address: maybe another person',
  'email and phone': 'Same email address and phone number',
} as const;
/** As many as fit above the outcomes of a call. */
const SHOWN = 2;

interface LeadRelativesProps {
  /** Of the request that is open. */
  readonly id: string;
  readonly related: readonly RelatedLead[];
  readonly now: number;
  readonly onSelect: (id: string) => void;
}

/** Other requests of the same person, certain or likely, each with what came of it so far. They stay apart: couples share an address. */
export function LeadRelatives({ id: openId, related, now, onSelect }: LeadRelativesProps) {
  const person = addressOfPage('person', openId);
  const more = related.length - SHOWN;
  return (
    <section className={stack[4]} aria-labelledby="lead-related-title">
      <div className={desk.words}>
        <h3 id="lead-related-title" className={font.smallLabel}>
          Other requests of this person
        </h3>
        <a href={person} onClick={(event) => followInPlace(event, person)}>
          {more > 0 ? `All, ${more} more` : 'All of this person'}
        </a>
      </div>
      <ul className={stack[4]}>
        {related.slice(0, SHOWN).map((other) => (
          <li key={other.id}>
            <StatusBadge status={other.status} /> <span>{storyWords(other, now)}</span>{' '}
            <Button size="small" variant="quiet" aria-label={`Open request ${leadReference(other.id)}`} onClick={() => onSelect(other.id)}>
              Open
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Mar 2 2:05 p.m. · Consultation · Ohio · ruiz. 1 call: no answer (ruiz, at 2:05 p.m.). Same email address and phone number.` */
function storyWords({ createdAt, kind, state, owner, calls, callback, reason }: RelatedLead, now: number): string {
  const facts = [
    momentWords(createdAt, now),
    kind === 'consultation' ? 'Consultation' : 'Annuity review',
    choiceWords(usStates, state),
    owner && isolateName(owner),
  ];
  return [
    `${facts.filter(Boolean).join(' · ')}.`,
    callsWords(calls, now),
    callback && callbackWords(callback, now),
    `${reasonWords[reason]}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
