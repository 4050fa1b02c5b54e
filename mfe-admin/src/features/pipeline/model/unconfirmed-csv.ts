import type { UnconfirmedEffect } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { CSV_MARK, csvLine } from '@annuity-lantern/domain/csv-cell';

const columns = ['Request', 'Effect', 'Message-ID before the @', 'At'];

/** The rows, for a comparison with the log of the mail host. */
export function unconfirmedCsv(rows: readonly UnconfirmedEffect[]): string {
  const lines = rows.map(({ leadId, effect, key, at }) => [leadReference(leadId), effect, key, at]);
  return CSV_MARK + [columns, ...lines].map(csvLine).join('');
}
