import type { AuditVerdict } from '@annuity-lantern/contracts/http';

const faultWords: Readonly<Record<string, string>> = {
  changed: 'is not what was written',
  emptied: 'has lost its content',
  missing: 'follows entries that are gone',
  moved: 'does not follow the entry before it',
  cut_off: 'is gone, with everything its writer wrote after it',
};

export interface VerdictWords {
  readonly tone: 'leaf' | 'straw' | 'brick';
  readonly title: string;
  readonly text: string;
  /** One sentence per fault. */
  readonly faults: readonly string[];
}

/** The verdicts on the days (UTC) that a day of this place falls in, in plain words. */
export function verdictWords(verdicts: readonly AuditVerdict[]): VerdictWords {
  const sum = (count: (verdict: AuditVerdict) => number) => verdicts.reduce((total, verdict) => total + count(verdict), 0);
  const [entries, faultCount] = [sum((one) => one.entries), sum((one) => one.faultCount)];
  const days = `We checked ${entries} ${entries === 1 ? 'entry' : 'entries'} of ${verdicts.map(({ day }) => day).join(' and ')} (UTC).`;
  const heads = verdicts.some((one) => one.heads === 'unreadable')
    ? ' The last hashes that are kept outside the database could not be read. Tell the person who runs this site.'
    : verdicts.some((one) => one.heads === 'none')
      ? ' No last hashes are kept outside the database, so a missing end may go unseen.'
      : ' They match the last hashes that are kept outside the database.';
  const faults = [...new Set(verdicts.flatMap((one) => one.faults.map(({ id, fault }) => `Entry ${id} ${faultWords[fault] ?? fault}.`)))];
  if (faultCount > 0)
    return {
      tone: 'brick',
      title: `This day is not intact: ${faultCount} ${faultCount === 1 ? 'fault' : 'faults'}`,
      text: `${days} Somebody may have changed the database. Tell the person who runs this site, and change nothing until they have looked.`,
      faults,
    };
  const isUnsure = verdicts.some((one) => one.heads === 'unreadable');
  return {
    tone: isUnsure ? 'straw' : 'leaf',
    title: isUnsure ? 'This day could not be fully checked' : 'This day is intact',
    text: `${days} None was changed, removed or moved.${heads}`,
    faults,
  };
}
