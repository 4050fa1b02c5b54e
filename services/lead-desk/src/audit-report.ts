import type { AuditVerdict } from '@annuity-lantern/staff-store';

export const auditHelp = `npm run audit:verify -- [DAY] holds what the audit says of one day against its hashes.

  DAY     written 2026-03-02, in UTC; today when left out
  --help  this text

It reads MONGODB_URL, else the MongoDB of a running npm start (DATA_DIR). It ends with 1 when an entry was changed, moved or taken out. The end of a
chain can be cut off without a trace in it: keep the last hashes that are printed, and compare.
`;

/** The day that was asked for, or null when the words name none. */
export function readDay(words: readonly string[], now: Date): string | null {
  const [day = now.toISOString().slice(0, 10), ...rest] = words;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && rest.length === 0 ? day : null;
}

/** What a verification found, in lines for a terminal. */
export function auditReport(day: string, { entries, erased, chains, faults }: AuditVerdict): string {
  const lines = [
    `Audit of ${day} (UTC): ${count(entries, 'entry', 'entries')} of ${count(chains.length, 'writer', 'writers')}, ${erased} erased.`,
    ...chains.map((chain) => `  ${chain.writer}: ${count(chain.entries, 'entry', 'entries')}, last hash ${chain.lastHash}`),
    ...faults.map(({ id, fault }) => `  ${id}: ${faultWords[fault]}`),
    faults.length === 0 ? 'Intact.' : `NOT INTACT: ${count(faults.length, 'fault', 'faults')}.`,
  ];
  return `${lines.join('\n')}\n`;
}

const faultWords = {
  changed: 'this entry is not what was written',
  missing: 'entries before this one are gone',
  moved: 'this entry does not follow the one before it',
} as const;

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
