import { effects, type QueueName } from '@annuity-lantern/contracts/effects';
import { type HealthCode, type HealthFinding, healthFindings } from '@annuity-lantern/contracts/http';
import { groupBy } from '@annuity-lantern/domain/group-by';
import { effectTitle } from '../../../effects/effect-words.ts';
import { staffWords } from '../../../effects/staff-words.ts';
import { ageWords } from './age-words.ts';

export interface FindingWords {
  readonly code: HealthCode;
  /** What is wrong, as a sentence. */
  readonly what: string;
  /** What to do about it, as a sentence. */
  readonly todo: string;
}

type Found = readonly HealthFinding[];

const sum = (found: Found) => found.reduce((total, { count = 0 }) => total + count, 0);
const longest = (found: Found) => ageWords(Math.max(...found.map(({ seconds = 0 }) => seconds)));
const processes = (found: Found) => found.map(({ process = '' }) => process).join(', ');
const titles = (found: Found) => found.flatMap(({ effect }) => (effect ? [effectTitle(effect)] : [])).join(', ');
const one = (count: number, single: string, several: string) => `${count} ${count === 1 ? single : several}`;

function queues(found: Found): string {
  const names = new Set<QueueName>(found.flatMap(({ effect }) => (effect ? [effects[effect].queue] : [])));
  return [...names].join(', ');
}

function providersOf(found: Found): string {
  return found.flatMap(({ queue }) => (queue ? [staffWords.providers[queue].queue] : [])).join(', ');
}

const addWorkers = (found: Found) => `Many jobs waiting in ${queues(found)}: start more workers. Few: read the log of lead-worker.`;

const wordsOf: Readonly<Record<HealthCode, (found: Found) => Omit<FindingWords, 'code'>>> = {
  mongodb_away: () => ({
    what: 'MongoDB does not answer. New requests are sealed in Redis.',
    todo: 'Bring back MongoDB: check its log and its disk. Leave Redis alone until then.',
  }),
  indexes_missing: () => ({
    what: 'MongoDB lacks an index of the requests, so lists read the whole collection.',
    todo: 'Read the log of lead-desk: it names MongoDB’s error. It is tried again every 30 seconds.',
  }),
  requests_turned_away: (found) => ({
    what: `${one(sum(found), 'request was', 'requests were')} turned away in the last 5 minutes: neither store could take them.`,
    todo: 'Bring back MongoDB. If Redis is red too, start there.',
  }),
  intake_away: (found) => ({
    what: `${one(sum(found), 'request was', 'requests were')} turned away in the last 5 minutes: no intake answered.`,
    todo: 'Start lead-intake, or read its log and check the processor load.',
  }),
  turned_away_once: (found) => ({
    what: `${one(sum(found), 'request was', 'requests were')} turned away in the last 5 minutes, for a moment: neither store could take them.`,
    todo: 'Read the log of lead-intake. If this goes on, the line turns red.',
  }),
  intake_away_once: (found) => ({
    what: `${one(sum(found), 'request was', 'requests were')} turned away in the last 5 minutes, for a moment: no intake answered.`,
    todo: 'Read the log of lead-intake. If this goes on, the line turns red.',
  }),
  mongodb_member_lost: (found) => ({
    what: `${one(sum(found), 'member of MongoDB does', 'members of MongoDB do')} not answer. With another one lost, MongoDB takes no writes.`,
    todo: 'Start it again, and read its log and check its disk.',
  }),
  mail_host_away: (found) => ({
    what: `The mail host has taken no mail for ${longest(found)}: visitors and staff get none.`,
    todo: 'Check the mail host and SMTP_URL. An open request shows the last errors, and so does the log of lead-worker.',
  }),
  service_down: (found) => ({
    what: `Not running: ${processes(found)}.${found.some(({ seconds }) => seconds) ? ` Last heartbeat ${longest(found)} ago.` : ''}`,
    todo: 'Start it, and read the last lines of its log. They name the wrong setting or store.',
  }),
  sealed_parked: (found) => ({
    what: `${one(sum(found), 'sealed request', 'sealed requests')} could not be opened or stored, or ended the worker four times.`,
    todo: 'Read the log of lead-worker. For unknown_key, put the missing key back into SEALING_KEYS and restart the workers.',
  }),
  redis_replica: () => ({
    what: 'Redis is a replica and takes no writes, so requests are turned away while MongoDB is down.',
    todo: 'Let REDIS_URL lead to the primary. The services connect to it within seconds.',
  }),
  redis_not_durable: () => ({
    what: 'Redis may lose what it acknowledges, so requests are turned away while MongoDB is down.',
    todo: 'Change the setting of Redis that the log of lead-intake names.',
  }),
  redis_filling: () => ({
    what: 'Redis is over 70% full.',
    todo: 'Bring back MongoDB and the workers, which empty it. Otherwise raise maxmemory.',
  }),
  effects_late: (found) => ({ what: `Late: ${titles(found)}. Due for up to ${longest(found)}.`, todo: addWorkers(found) }),
  redis_away: () => ({
    what: 'Redis does not answer. Requests are accepted, and the workers go on without it.',
    todo: 'Bring back Redis. If its data is lost, start it empty unless requests are sealed.',
  }),
  redis_unset: () => ({ what: 'This desk does not know where Redis is.', todo: 'Set REDIS_URL of lead-desk and restart it.' }),
  mongodb_slow: () => ({ what: 'MongoDB answers slowly.', todo: 'Check its disk and its load.' }),
  sealed_waiting: (found) => ({
    what: `${one(sum(found), 'sealed request waits', 'sealed requests wait')} for MongoDB.`,
    todo: 'Bring back MongoDB: the workers store them within seconds. Leave Redis alone until then.',
  }),
  service_lost: (found) => ({
    what: `A process stopped without notice ${longest(found)} ago: ${processes(found)}.`,
    todo: 'Read the last lines of its log. If it was killed or ran out of memory, find out why.',
  }),
  service_unknown: (found) => ({
    what: `No heartbeat in the last hour: ${processes(found)}.`,
    todo: 'Start it. If it runs, set its REDIS_URL.',
  }),
  effects_slow: (found) => ({ what: `Slow: ${titles(found)}. Due for up to ${longest(found)}.`, todo: addWorkers(found) }),
  effects_parked: (found) => ({
    what: `${one(sum(found), 'effect was', 'effects were')} given up: ${titles(found)}.`,
    todo: 'Fix the reason that is listed below, then replay.',
  }),
  provider_paused: (found) => ({
    what: `Paused: ${providersOf(found)}. ${one(sum(found), 'piece of work waits', 'pieces of work wait')}.`,
    todo: 'Under Providers below you see who paused it and why. A manager resumes it there.',
  }),
  effects_unconfirmed: (found) => ({
    what: `${one(sum(found), 'effect', 'effects')} may or may not have happened: ${titles(found)}.`,
    todo: 'Decide below: for each one, or for all of an outage together.',
  }),
  provider_failing: (found) => ({
    what: `Tries fail: ${titles(found)}.`,
    todo: 'Check the provider. An open request shows the last errors, and so does the log of lead-worker. The workers go on trying for hours.',
  }),
  service_restarted: (found) => ({
    what: `Runs again: ${processes(found)}. It stopped without notice ${longest(found)} ago.`,
    todo: 'Nothing to do now. This line leaves 10 minutes after the stop.',
  }),
  effects_retrying: (found) => ({
    what: `Retrying: ${titles(found)}.`,
    todo: 'Nothing to do now. The workers try again by themselves, and this line leaves once it works.',
  }),
  mails_held: () => ({
    what: 'More confirmations than the hourly limit: the rest wait for the next hour.',
    todo: 'Look at the newest requests. If they are real, raise VISITOR_MAILS_PER_HOUR. If not, limit their senders.',
  }),
  internal_errors: (found) => ({
    what: `${one(sum(found), 'call', 'calls')} failed by an error of ours in the last 10 minutes: ${processes(found)}.`,
    todo: 'Search its log for “call failed”.',
  }),
};

/** One entry for each code, in the order of the answer. */
export function findingWords(findings: Found): FindingWords[] {
  return [...groupBy(findings, ({ code }) => code)].map(([code, found]) => ({ code, ...wordsOf[code](found) }));
}

/** The name of the alert in the operations page, and its address there if the operator has given one. */
export function operationsPlace(code: HealthCode, operationsUrl: string | undefined): { readonly alert: string; readonly href?: string } {
  const { alert } = healthFindings[code];
  if (operationsUrl === undefined) return { alert };
  // Browsers scroll to the text.
  return { alert, href: `${operationsUrl}${operationsUrl.includes('#') ? '' : '#'}:~:text=${alert}` };
}
