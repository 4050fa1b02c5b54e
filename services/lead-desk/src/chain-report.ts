import type { ConsentsVerdict } from '@annuity-lantern/lead-store';

/** The records with a hash chain, as their commands name them. */
export const records = {
  audit: { title: 'Audit', inText: 'the audit', command: 'audit:verify', key: 'AUDIT_KEY', headsFile: 'AUDIT_HEADS_FILE' },
  consents: {
    title: 'Consent ledger',
    inText: 'the consent ledger',
    command: 'consent:verify',
    key: 'CONSENT_KEY',
    headsFile: 'CONSENT_HEADS_FILE',
  },
} as const;
export type ChainName = keyof typeof records;

export function helpOf(name: ChainName): string {
  const { inText, command, key, headsFile } = records[name];
  return `npm run ${command} -- [DAY | FROM..TO] compares days of ${inText} with their hashes.

  DAY       written 2026-03-02, in UTC; today when left out
  FROM..TO  every day from one to the other, 1000 at most
  --help    this text

It reads MONGODB_URL, ${key} and ${headsFile}, else those of a running npm start (DATA_DIR). It ends with 1 when an entry was changed, emptied,
moved or removed, when the end of a chain, a writer or a whole day is gone, or when the heads of ${headsFile} cannot be read.
`;
}

const DAY = 86_400_000;
const LONGEST = 1000;

/** The requested days, oldest first, or null if the words name no day. */
export function readDays(words: readonly string[], now: Date): readonly string[] | null {
  const [asked = now.toISOString().slice(0, 10), ...rest] = words;
  const [from = '', to = from, ...more] = asked.split('..');
  if (rest.length > 0 || more.length > 0 || !isDay(from) || !isDay(to)) return null;
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (count < 1 || count > LONGEST) return null;
  return Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** The result of a verification, as lines for a terminal. */
export function chainReport(name: ChainName, day: string, { entries, chains, faults, heads }: ConsentsVerdict): string {
  const { title, headsFile } = records[name];
  const lines = [
    `${title} of ${day} (UTC): ${count(entries, 'entry', 'entries')} of ${count(chains.length, 'writer', 'writers')}.`,
    ...chains.map((chain) => `  ${chain.writer}: ${count(chain.entries, 'entry', 'entries')}, last hash ${chain.lastHash}`),
    ...faults.map(({ id, fault }) => `  ${id}: ${faultWords[fault]}`),
    headsWords[heads](headsFile),
    faults.length === 0 ? 'Intact.' : `NOT INTACT: ${count(faults.length, 'fault', 'faults')}.`,
  ];
  return `${lines.join('\n')}\n`;
}

const faultWords = {
  changed: 'this entry is not what was written, or was sealed with another key',
  emptied: 'the content of this entry was removed',
  missing: 'entries before this one are gone',
  moved: 'this entry does not follow the one before it',
  backdated: 'this record names an earlier day than it was written on, and no reason (sealed, restored or late)',
  cut_off: 'this entry is gone, with all of its writer after it',
} as const;

const headsWords = {
  compared: () => 'Compared with the heads outside MongoDB.',
  none: (file: string) => `No ${file}: the end of the newest chains was not compared.`,
  unreadable: (file: string) => `${file} CANNOT BE READ: the end of the newest chains was not compared.`,
} as const;

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
