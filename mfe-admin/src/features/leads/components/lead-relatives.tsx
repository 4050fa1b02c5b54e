import type { RelatedLead } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { followInPlace } from '@annuity-lantern/host-kit';
import { across, Button, stack } from '@annuity-lantern/ui';
import { momentWords } from '../../../dates-and-times/moment-words.ts';
import { addressOfPage } from '../person/open-page.ts';
import { PanelPart } from './panel-part.tsx';
import { StatusBadge } from './status-badge.tsx';

const likenessWords = { same: 'Same person', maybe: 'Maybe the same person' } as const;
const reasonWords = {
  email: 'same email address, other phone number',
  phone: 'same phone number, other email address',
  'email and phone': 'same email address and phone number',
} as const;

interface LeadRelativesProps {
  /** Of the request that is open. */
  readonly id: string;
  readonly related: readonly RelatedLead[];
  readonly now: number;
  readonly onSelect: (id: string) => void;
}

/** Other requests of the same person, certain or likely, with the reason. */
export function LeadRelatives({ id: openId, related, now, onSelect }: LeadRelativesProps) {
  const person = addressOfPage('person', openId);
  return (
    <PanelPart id="lead-related-title" title="Other requests">
      <ul className={stack[8]}>
        {related.map(({ id, createdAt, status, kind, likeness, reason, owner }) => (
          <li key={id} className={stack[8]}>
            <span>
              <strong>{likenessWords[likeness]}</strong>
              <span>{`: ${reasonWords[reason]}`}</span>
            </span>
            <span className={across[8]}>
              <span>{`${momentWords(createdAt, now)} · ${kind === 'consultation' ? 'Consultation' : 'Annuity review'}${owner ? ` · ${isolateName(owner)}` : ''}`}</span>{' '}
              <StatusBadge status={status} />
              <Button size="small" variant="outline" aria-label={`Open request ${leadReference(id)}`} onClick={() => onSelect(id)}>
                Open
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={person} onClick={(event) => followInPlace(event, person)}>
          All of this person
        </a>
      </p>
    </PanelPart>
  );
}
