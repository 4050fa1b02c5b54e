import type { RelatedLead } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { Button } from '@annuity-lantern/ui';
import { momentWords } from '../../../moments/moment-words.ts';
import styles from './lead-relatives.module.css';
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

/** Other requests of what is the same person, or may be, and why. */
export function LeadRelatives({ related, now, onSelect }: LeadRelativesProps) {
  return (
    <section className={styles.part} aria-labelledby="lead-related-title">
      <h3 id="lead-related-title" className={styles.title}>
        Other requests
      </h3>
      <ul className={styles.list}>
        {related.map(({ id, createdAt, status, kind, likeness, reason }) => (
          <li key={id} className={styles.one}>
            <span>
              <strong>{likenessWords[likeness]}</strong>: {reasonWords[reason]}
            </span>
            <span className={styles.facts}>
              {momentWords(createdAt, now)} · {kind === 'consultation' ? 'Consultation' : 'Annuity review'} <StatusBadge status={status} />
              <Button size="small" variant="outline" aria-label={`Open request ${leadReference(id)}`} onClick={() => onSelect(id)}>
                Open
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
