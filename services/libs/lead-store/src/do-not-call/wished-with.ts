import { type NumberRecord, subjects } from './open-do-not-call-list.ts';

const wishes = { noCalls: subjects.calls, noEmail: subjects.email } as const;

/**
 * Whether a wish that holds was recorded with this lead. Its visitor may read no other: number and address may be somebody else's, who must not learn
 * by a guess that they are on the list.
 */
export function isWishedWith(leadId: string, record: NumberRecord, field: keyof typeof wishes): boolean {
  const { wish, end } = wishes[field];
  const since = record.entries.findLastIndex(({ what }) => what === end);
  return record[field] !== undefined && record.entries.slice(since + 1).some((entry) => entry.what === wish && entry.leadId === leadId);
}
