import type { RelatedLead } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { across, Button, stack } from '@annuity-lantern/ui';
import { momentWords } from '../../../moments/moment-words.ts';
import { PanelPart } from './panel-part.tsx';
import { StatusBadge } from './status-badge.tsx';

const likenessWords = { same: 'Same person', maybe: 'Maybe the same person' } as const;
const reasonWords = {
  email: 'same email address, other phone number',
  phone: 'same phone number, other email address',
  'email and phone': 'same email address and phone number',
} as const;

interface LeadRelativesProps {
  readonly related: readonly RelatedLead[];
  readonly now: number;
  readonly onSelect: (id: string) => void;
}

/** Other requests of the same person, certain or likely, with the reason. */
export function LeadRelatives({ related, now, onSelect }: LeadRelativesProps) {
  return (
    <PanelPart id="lead-related-title" title="Other requests">
      <ul className={stack[8]}>
        {related.map(({ id, createdAt, status, kind, likeness, reason }) => (
          <li key={id} className={stack[8]}>
            <span>
              <strong>{likenessWords[likeness]}</strong>
              <span>{`: ${reasonWords[reason]}`}</span>
            </span>
            <span className={across[8]}>
              <span>{`${momentWords(createdAt, now)} · ${kind === 'consultation' ? 'Consultation' : 'Annuity review'}`}</span>{' '}
              <StatusBadge status={status} />
              <Button size="small" variant="outline" aria-label={`Open request ${leadReference(id)}`} onClick={() => onSelect(id)}>
                Open
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
