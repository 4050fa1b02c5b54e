import type { WaitingBatch } from '@annuity-lantern/content-store';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { type Mail, renderMail } from '../mail/render-mail.ts';

/** Asks a second manager to look at a rate sheet. It shows no rates: the desk does. */
export function composeApprovalMail({ by, staff, counts }: Pick<WaitingBatch, 'by' | 'staff' | 'counts'>, deskOrigin: string): Mail {
  const changes = counts.added + counts.changed + counts.removed;
  const heading = 'A rate sheet waits for\u00a0you';
  return renderMail({
    subject: 'A rate sheet waits for a second manager',
    sender: 'Annuity Lantern',
    context: 'staff desk',
    preview: 'Look at the changes, then approve the sheet or turn it down.',
    heading,
    opening: 'A rate sheet waits for a second manager.',
    blocks: [
      {
        kind: 'facts',
        first: { label: 'From', value: by === 'staff' ? (staff ?? 'the staff desk') : senders[by] },
        rest: [
          { label: 'Rates', value: formatNumber(counts.rates) },
          { label: 'Changes', value: formatNumber(changes) },
        ],
      },
      {
        kind: 'paragraph',
        words: 'Look at the changes, then approve the sheet or turn it down. Visitors see the rates in use until then.',
      },
      { kind: 'button', words: 'Open the rates', to: `${deskOrigin}/admin?part=rates` },
      { kind: 'small', words: 'There is one mail for each sheet.' },
    ],
  });
}

const senders = { command: 'the import command', source: 'the source of rates' } as const;
