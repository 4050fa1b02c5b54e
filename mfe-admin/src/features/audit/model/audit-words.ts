import type { AuditRow, AuditVerdict, auditActions } from '@annuity-lantern/contracts/http';

/** What each action is called in the filter, and in the table. */
export const actionWords: Readonly<Record<(typeof auditActions)[number], string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  code_refused: 'Sign-in code refused',
  signed_out: 'Signed out',
  password_refused: 'Own password refused',
  call_refused: 'A call was refused',
  unlocked: 'Unlocked an account',
  account_added: 'Added an account',
  account_role_set: 'Changed the role of an account',
  account_mail_set: 'Changed the mail address of an account',
  account_name_set: 'Changed the name of an account that visitors see',
  account_disabled: 'Disabled an account',
  account_enabled: 'Enabled an account',
  account_reset_link: 'Made a reset link',
  password_changed: 'Changed a password',
  code_set_up: 'Set up a sign-in code',
  code_turned_off: 'Turned off a sign-in code',
  code_reset: 'Reset a sign-in code',
  recovery_codes_made: 'Made recovery codes',
  recovery_code_used: 'Used a recovery code',
  sessions_ended: 'Ended sessions',
  lead_read: 'Read a request',
  rows_read: 'Read on in a list, or searched',
  transition: 'Changed the status of a request',
  call: 'Recorded a call',
  owner: 'Changed the owner of a request',
  second_advisor: 'Changed the second advisor of a request',
  contact: 'Corrected the contact of a request',
  note: 'Added a note to a request',
  revocation: 'Recorded a revocation',
  no_calls: 'Recorded that a visitor wants no calls',
  calls_allowed: 'Recorded that a visitor may be called again',
  replay: 'Replayed one piece of work',
  replay_reason: 'Replayed all of one reason',
  dismiss: 'Dismissed one piece of work',
  rates_put: 'Published rates',
  rates_uploaded: 'Sent rates for approval',
  rates_approved: 'Approved rates',
  rates_turned_down: 'Turned down rates',
  rates_withdrawn: 'Withdrew rates',
  rates_undone: 'Undid a change of rates',
  exported: 'Exported requests',
  export_ended: 'An export was over',
  closed: 'The desk stopped',
};

const REFUSED = '_refused';

/** `Published rates`, with `(not done)` for a refusal. An action of a later version is named as it is stored. */
export function whatWords({ action, details }: Pick<AuditRow, 'action' | 'details'>): string {
  // `code_refused` is an action of its own.
  const isRefused = action.endsWith(REFUSED) && !Object.hasOwn(actionWords, action);
  const name = isRefused ? action.slice(0, -REFUSED.length) : action;
  const words = Object.hasOwn(actionWords, name) ? actionWords[name as keyof typeof actionWords] : name.replaceAll('_', ' ');
  const more = detailWords(details ?? {});
  return `${words}${more ? `: ${more}` : ''}${isRefused ? ' (not done)' : ''}`;
}

const listWords: Readonly<Record<string, string>> = {
  'consultation-requests': 'consultation requests',
  'annuity-review-requests': 'annuity review requests',
  filtered: 'by filters',
  search: 'search',
  person: 'requests of one person',
};

function detailWords({
  from,
  to,
  effect,
  reason,
  username,
  leadIds,
  rates,
  filters,
  file,
  list,
  count,
  call,
  network,
  browser,
}: NonNullable<AuditRow['details']>): string {
  if (from !== undefined && to !== undefined) return `${from} to ${to}`;
  if (call !== undefined) return String(call);
  if (username !== undefined) return [username, sourceWords(network, browser)].filter(Boolean).join(', ');
  if (network !== undefined) return sourceWords(network, browser);
  if (rates !== undefined) return `${rates} rates`;
  if (Array.isArray(filters)) return filters.length === 0 ? 'all' : filters.join(', ');
  if (file !== undefined) return `${count} ${count === 1 ? 'request' : 'requests'}${file === 'broken' ? ', broken off' : ''}`;
  if (list !== undefined) return `${listWords[String(list)] ?? list}, ${count} ${count === 1 ? 'request' : 'requests'}`;
  const work = [effect, reason].filter((word) => word !== undefined).join(', ');
  return Array.isArray(leadIds) ? `${work}, ${leadIds.length} ${leadIds.length === 1 ? 'request' : 'requests'}` : work;
}

type Detail = NonNullable<AuditRow['details']>[string] | undefined;

/** `Firefox on Windows, network k3-Vq_0aZ`: equal networks have equal names. */
function sourceWords(network: Detail, browser: Detail): string {
  return [browser, network === undefined ? undefined : `network ${network}`].filter((word) => word !== undefined).join(', ');
}

/** Names that are no user names. */
const others: Readonly<Record<string, string>> = {
  command: 'Command line',
  system: 'The desk',
  unknown: 'Not signed in',
  crm: 'The CRM',
};

export function whoWords(by: string): string {
  return Object.hasOwn(others, by) ? (others[by] as string) : by;
}

/** The person that someone typed: a user name, or one of the words above. */
export function byOf(typed: string): string {
  const asked = typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim()
    .toLowerCase();
  return Object.keys(others).find((by) => others[by]?.toLowerCase() === asked) ?? asked;
}

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
