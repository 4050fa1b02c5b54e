import { assignLeads, MOST_ASSIGNED } from '@annuity-lantern/contracts/http';
import type { ApiError } from '@annuity-lantern/host-kit';
import { useChange } from '../../../change/use-change.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import type { Lead } from '../model/lead.ts';
import { type Assigned, assignedWords } from './assign-words.ts';

export interface Assignment {
  readonly leads: readonly Pick<Lead, 'id' | 'seq'>[];
  /** Null removes the owner. */
  readonly to: string | null;
  readonly reason: string;
  /** Although colleagues have other requests of the same people. */
  readonly despite?: true;
  readonly serviceOnly?: true;
}

/** Assigns requests to one owner, 50 per call, and returns the outcome of each. */
export function useAssign(onDone: (results: readonly Assigned[]) => void) {
  const { start, busy, answer, error, sent } = useChange({
    send: async ({ leads, to, reason, despite, serviceOnly }: Assignment) => {
      const results: Assigned[] = [];
      for (let first = 0; first < leads.length; first += MOST_ASSIGNED) {
        const items = leads.slice(first, first + MOST_ASSIGNED).map(({ id, seq }) => ({ id, seq }));
        const part = await callAsStaff(assignLeads, {
          body: { items, to, ...(reason.trim() ? { reason } : {}), ...(despite && { despite }), ...(serviceOnly && { serviceOnly }) },
        });
        results.push(...part.results);
      }
      return results;
    },
    onSaved: onDone,
    invalidates: [queryKeys.lists, queryKeys.leads],
  });
  return {
    busy,
    /** The requests that were left as they are, since a colleague has another one of the same person. */
    colleagues: (answer ?? []).filter(({ outcome }) => outcome === 'belongs_to_colleague'),
    /** What was asked for last. */
    asked: sent,
    said: answer ? assignedWords(answer, sent?.to ?? null) : null,
    failed: error ? failureOf(error) : null,
    assign: start,
  };
}

function failureOf({ status, wire }: ApiError): string {
  if (wire && (status === 400 || status === 403)) return wire.errors?.[0]?.message ?? wire.message;
  return 'The server did not answer, so we do not know which were saved. Assign them again. Saved ones stay as they are.';
}
