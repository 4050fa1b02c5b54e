import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { HistoryLine } from './history-line.tsx';

/** The history of a request, oldest entry first. */
export function LeadHistory({ lead, now }: { lead: LeadDetail; now: number }) {
  return (
    <ol>
      {lead.history.map((entry, place) => (
        // Entries are only ever added at the end; several notes share a `seq`.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells entries apart.
        <HistoryLine key={place} entry={entry} page={lead.page} now={now} />
      ))}
    </ol>
  );
}
