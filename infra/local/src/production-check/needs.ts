import { backupSchema } from '@annuity-lantern/backup/env';
import { isOnOwnNetwork } from '@annuity-lantern/service-kit/address';
import { isProductionHost } from '@annuity-lantern/service-kit/production';
import { evidenceFor } from '@annuity-lantern/site/site-claim-evidence';
import { siteClaimIds } from '@annuity-lantern/site/site-claims';
import type { OperationName } from '@annuity-lantern/store-kit/operations';
import type { Disk } from '@annuity-lantern/store-kit/read-disk';
import { generatedSecrets } from '../secrets.ts';
import { settingSchemas } from '../settings.ts';
import type { CheckedInstallation } from './installation.ts';
import type { DnsFinding } from './mail-domain.ts';

/** Sentences on what is missing, none if nothing is; or why it is not known. */
type Finding = readonly string[] | { readonly notKnown: string };

interface Need {
  readonly name: string;
  /** What the operator reads about it. */
  readonly page: string;
  readonly look: (installation: CheckedInstallation) => Finding;
}

/** A restore or an alert that was tried longer ago proves little. */
const TRIED_WITHIN_DAYS = 100;
/** What runs each night may take a while. */
const NIGHTLY_WITHIN_HOURS = 26;
/** What runs each hour may fail once. */
const HOURLY_WITHIN_HOURS = 3;
/** Renewal begins 30 days before. With fewer it has failed. */
const CERTIFICATE_DAYS = 14;
/** As the alert LanternDiskFilling. */
const FULLEST_DISK = 0.85;
const LEAST_MEMBERS = 3;
/** As the alert LanternSyntheticFailing. */
const SYNTHETIC_WITHIN_MINUTES = 15;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const noStores = { notKnown: 'No MongoDB answered: start the product, then run this again.' };
const LEAST_MANAGERS = 2;
/** Random keys have at least this many different characters. */
const LEAST_VARIETY = 8;

/** What an installation needs before visitors come, in the order of work. */
export const needs: readonly Need[] = [
  { name: 'Name of the site', page: 'site-file.md#the-production-host', look: siteName },
  { name: 'Proxies', page: 'site-file.md#the-production-host', look: refusedOf('TRUST_PROXY') },
  { name: 'TLS and the end of the certificate', page: 'first-day.md#the-rows', look: certificate },
  { name: 'Site file', page: 'site-file.md', look: ({ siteFile, refused }) => [...siteFile.problems, ...linesOf(refused, 'SITE_FILE')] },
  { name: 'Holidays', page: 'site-file.md#hours-and-holidays', look: holidays },
  { name: 'Evidence for site claims', page: 'site-file.md#evidence-for-site-claims', look: evidence },
  { name: 'Keys', page: 'backup.md#keys', look: keys },
  { name: 'First account', page: 'staff.md#sign-in', look: refusedOf('STAFF_USERNAME', 'STAFF_PASSWORD', 'STAFF_USER_MAIL') },
  { name: 'Connections to the stores', page: 'backup.md#what-mongodb-must-keep', look: storeConnections },
  { name: 'Members of the replica set', page: 'backup.md#what-mongodb-must-keep', look: members },
  { name: 'Room on the disks', page: 'first-day.md#the-rows', look: disks },
  { name: 'Encrypted disks', page: 'first-day.md#disks', look: encryptedDisks },
  { name: 'Mail host', page: 'site-file.md#the-production-host', look: mailHost },
  {
    name: 'SPF of the sending domain',
    page: 'first-day.md#mail',
    look: ({ mail, given }) => record(mail.spf, given, (domain) => `a TXT record of ${domain} beginning v=spf1`),
  },
  { name: 'DKIM of the sending domain', page: 'first-day.md#mail', look: dkim },
  {
    name: 'DMARC of the sending domain',
    page: 'first-day.md#mail',
    look: ({ mail, given }) => record(mail.dmarc, given, (domain) => `a TXT record of _dmarc.${domain} beginning v=DMARC1`),
  },
  { name: 'Webhook secrets', page: 'crm.md', look: webhookSecrets },
  { name: 'Analytics', page: 'consent.md', look: refusedOf('ANALYTICS_URL', 'ANALYTICS_MEASUREMENT_ID', 'ANALYTICS_API_SECRET') },
  { name: 'Rates', page: 'rates.md', look: rates },
  { name: 'Two managers with sign-in codes', page: 'staff.md#sign-in-code', look: managers },
  { name: 'Licensed states', page: 'staff.md#licensed-states', look: licenses },
  { name: 'Days that requests are kept', page: 'requests.md#erase-a-request', look: retention },
  { name: 'Recipients of backups', page: 'backup.md#once', look: recipients },
  { name: 'A backup of the last night', page: 'backup.md#each-night', look: newestBackup },
  { name: 'The backups on another machine', page: 'backup.md#each-night', look: elsewhere },
  { name: 'Copy of the file of erasures', page: 'backup.md#each-night', look: erasures },
  { name: 'A backup that was restored', page: 'backup.md#try-it', look: restored },
  {
    name: "The oplog's turn",
    page: 'backup.md#each-night',
    look: noted('oplogTurn', NIGHTLY_WITHIN_HOURS, 'The backup service turns it each night'),
  },
  { name: "A dead man's switch", page: 'monitoring.md#the-dead-mans-switch', look: deadMansSwitch },
  {
    name: 'An alert that arrived',
    page: 'monitoring.md#alertmanager',
    look: noted('alert', TRIED_WITHIN_DAYS * 24, 'Run this command with --try-alert'),
  },
  { name: 'Synthetic requests', page: 'monitoring.md#synthetic-requests', look: synthetic },
  { name: 'All other settings', page: 'first-day.md', look: otherSettings },
];

/** Settings of the rows above; the last row has the rest. */
const ofOwnRows: readonly string[] = [
  ...generatedSecrets,
  ...['PUBLIC_ORIGIN', 'PRODUCTION_HOST', 'TRUST_PROXY', 'SITE_FILE', 'STAFF_USERNAME', 'STAFF_PASSWORD', 'STAFF_USER_MAIL', 'MONGODB_URL'],
  ...['REDIS_URL', 'SMTP_URL', 'MAIL_FROM', 'STAFF_MAIL_TO', 'LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET', 'CRM_EVENTS_SECRET'],
  ...['MAIL_EVENTS_SECRET', 'ANALYTICS_URL', 'ANALYTICS_MEASUREMENT_ID', 'ANALYTICS_API_SECRET', 'RATES_SOURCE_URL', 'RETENTION_DAYS'],
];

function siteName({ given, refused }: CheckedInstallation): Finding {
  const { PUBLIC_ORIGIN, PRODUCTION_HOST } = given;
  if (!PUBLIC_ORIGIN) return ['PUBLIC_ORIGIN is not set: write the address that visitors type, such as https://www.example.com.'];
  if (!PRODUCTION_HOST) return [`PRODUCTION_HOST is not set: write the host of PUBLIC_ORIGIN. Without it, search engines are turned away.`];
  const other = isProductionHost(given) ? [] : ['PRODUCTION_HOST is not the host of PUBLIC_ORIGIN: unsafe settings would not be refused.'];
  return [...linesOf(refused, 'PUBLIC_ORIGIN'), ...other];
}

function certificate({ given: { PUBLIC_ORIGIN }, certificate: found, now }: CheckedInstallation): Finding {
  if (!PUBLIC_ORIGIN?.startsWith('https:'))
    return ['PUBLIC_ORIGIN does not begin with https: visitors would send their answers in clear text.'];
  if (!found) return { notKnown: `Nothing at ${PUBLIC_ORIGIN} spoke TLS with this machine.` };
  if (found.fault) return [`Browsers refuse the certificate of ${PUBLIC_ORIGIN}: ${found.fault}.`];
  const days = Math.floor((found.until.getTime() - now.getTime()) / DAY);
  return days < CERTIFICATE_DAYS ? [`The certificate ends in ${days} days, so its renewal has failed.`] : [];
}

function holidays({ siteFile: { fields } }: CheckedInstallation): Finding {
  return fields.holidays
    ? []
    : ['The site file does not say when the office is closed: write "holidays", also if they are the federal ones.'];
}

function evidence({ siteFile: { fields }, now }: CheckedInstallation): Finding {
  const today = now.toISOString().slice(0, 10);
  if (!fields.evidence)
    return ['The site file has no "evidence": add evidence for your claims, or write "evidence": {} to show none of them.'];
  const onFile = { evidence: fields.evidence };
  return siteClaimIds
    .filter((id) => onFile.evidence[id] && !evidenceFor(id, onFile, today))
    .map((id) => `The evidence for the claim "${id}" has expired: renew it, or take it out of the site file.`);
}

function keys({ given, refused }: CheckedInstallation): Finding {
  const parts = generatedSecrets.flatMap((name) => partsOf(given[name] ?? '').map((key) => ({ name, key })));
  const weak = parts
    .filter(({ key }) => looksLikeSample(key))
    .map(({ name }) => `${name} looks like a sample: make one with openssl rand -hex 32.`);
  const shared = parts.flatMap(({ name, key }, index) =>
    parts
      .slice(0, index)
      .flatMap((earlier) =>
        earlier.key === key && earlier.name !== name ? [`${name} equals ${earlier.name}: each needs a key of its own.`] : [],
      ),
  );
  return [...new Set([...generatedSecrets.flatMap((name) => linesOf(refused, name)), ...weak, ...shared])];
}

/** Several keys have commas between them, and a sealing key has its id in front. */
function partsOf(value: string): string[] {
  return value.split(',').flatMap((part) => part.trim().split(':').at(-1) || []);
}

function looksLikeSample(key: string): boolean {
  return new Set(key).size < LEAST_VARIETY || /change|example|sample|secret|password|lantern/i.test(key);
}

function storeConnections({ given, refused }: CheckedInstallation): Finding {
  const names = ['MONGODB_URL', 'REDIS_URL'] as const;
  const open = names
    .filter((name) => given[name] && !isEncryptedOrNear(given[name]))
    .map((name) => `${name} leaves the private network without TLS: ${name === 'REDIS_URL' ? 'begin with rediss://' : 'add tls=true'}.`);
  return [...names.flatMap((name) => (given[name] ? linesOf(refused, name) : [])), ...open];
}

/** `mongodb+srv` and `rediss` always use TLS. */
function isEncryptedOrNear(url: string): boolean {
  const [, scheme = '', hosts = '', rest = ''] = /^([a-z+]+):\/\/(?:[^/@]*@)?([^/?]+)(.*)$/.exec(url) ?? [];
  if (['mongodb+srv', 'rediss'].includes(scheme) || /[?&](?:tls|ssl)=true(?:&|$)/.test(rest)) return true;
  return hosts.split(',').every((host) => isOnOwnNetwork(host.replace(/:\d+$/, '')));
}

function members({ stores }: CheckedInstallation): Finding {
  if (!stores) return noStores;
  const { members: found } = stores;
  if (!found) return { notKnown: 'MongoDB shows no members: ask your shards or your provider, and run this with an address of the set.' };
  if (found.healthy < found.all) return [`Members that answer: ${found.healthy} of ${found.all}.`];
  return found.all < LEAST_MEMBERS ? [`Members: ${found.all}. With fewer than ${LEAST_MEMBERS}, one lost machine stops all writes.`] : [];
}

function disks({ stores, backups }: CheckedInstallation): Finding {
  const known = { 'of MongoDB': stores?.disk, 'of the backups': backups?.disk };
  const full = Object.entries(known).filter(([, disk]) => disk && shareOf(disk) > FULLEST_DISK);
  const unknown = Object.entries(known).flatMap(([name, disk]) => (disk ? [] : [name]));
  if (full.length === 0 && unknown.length > 0) return { notKnown: `The disk ${unknown.join(' and that ')} could not be asked.` };
  return full.map(([name, disk]) => `The disk ${name} is ${Math.round(shareOf(disk) * 100)}% full.`);
}

function shareOf(disk: Disk | undefined): number {
  return disk ? disk.used / disk.total : 0;
}

/** No process can see it: a disk is decrypted below its file system. */
function encryptedDisks({ given: { DISKS_ENCRYPTED } }: CheckedInstallation): Finding {
  return DISKS_ENCRYPTED === 'true'
    ? []
    : { notKnown: 'Are the disks of MongoDB, Redis and the backups encrypted? Only you know. DISKS_ENCRYPTED=true in .env is your word.' };
}

function mailHost({ given, refused, mailHost: answer }: CheckedInstallation): Finding {
  const invented = (['MAIL_FROM', 'STAFF_MAIL_TO'] as const)
    .filter((name) => /\.example\b|@example\.(?:com|net|org)\b/i.test(given[name] ?? '.example'))
    .map((name) => `${name} is not set to an address of yours.`);
  const wrong = [...linesOf(refused, 'SMTP_URL', 'MAIL_FROM', 'STAFF_MAIL_TO'), ...invented];
  if (wrong.length > 0 || answer === 'takes') return wrong;
  return answer === 'refuses'
    ? ['The mail host refuses the user or password of SMTP_URL.']
    : { notKnown: 'The mail host of SMTP_URL did not answer.' };
}

function dkim({ given, mail }: CheckedInstallation): Finding {
  const { DKIM_SELECTOR } = given;
  if (!DKIM_SELECTOR) return { notKnown: 'Set DKIM_SELECTOR to the selector with which your mail host signs: DNS lists none.' };
  return record(mail.dkim, given, (domain) => `a TXT record of ${DKIM_SELECTOR}._domainkey.${domain} with a key`);
}

function record(found: DnsFinding, given: CheckedInstallation['given'], of: (domain: string) => string): Finding {
  const domain = senderDomain(given);
  if (domain === undefined) return { notKnown: 'Set MAIL_FROM: its domain is the one that sends.' };
  if (found === 'there') return [];
  return found === 'missing' ? [`DNS has no record: add ${of(domain)}.`] : { notKnown: `DNS gave no answer about ${of(domain)}.` };
}

/** The domain after the @ of MAIL_FROM. */
export function senderDomain({ MAIL_FROM = '' }: CheckedInstallation['given']): string | undefined {
  return /@([^\s<>@]+)>?\s*$/.exec(MAIL_FROM)?.[1]?.toLowerCase();
}

function webhookSecrets({ given, refused }: CheckedInstallation): Finding {
  const names = ['LEAD_WEBHOOK_SECRET', 'CRM_EVENTS_SECRET', 'MAIL_EVENTS_SECRET'] as const;
  const equal = names.filter((name, index) => given[name] && names.slice(0, index).some((earlier) => given[earlier] === given[name]));
  return [
    ...linesOf(refused, 'LEAD_WEBHOOK_URL', ...names),
    ...equal.map((name) => `${name} equals another webhook secret: each needs its own.`),
  ];
}

function rates({ stores, refused }: CheckedInstallation): Finding {
  const wrong = linesOf(refused, 'RATES_SOURCE_URL');
  if (wrong.length > 0) return wrong;
  if (!stores) return noStores;
  const { count, samples } = stores.rates;
  if (count === 0) return ['No sheet of rates is published: import one, or set RATES_SOURCE_URL.'];
  return samples > 0 ? [`${samples} of the ${count} published rates are samples: publish a sheet of real ones.`] : [];
}

function managers({ stores }: CheckedInstallation): Finding {
  if (!stores) return noStores;
  const { managersWithCode } = stores;
  return managersWithCode >= LEAST_MANAGERS
    ? []
    : [
        `Managers who can sign in with a code: ${managersWithCode}. ${LEAST_MANAGERS} are needed, so that one can reset the other and approve rates.`,
      ];
}

function retention({ given, refused }: CheckedInstallation): Finding {
  const isOff = Number(given.RETENTION_DAYS ?? 0) === 0;
  return isOff
    ? ['RETENTION_DAYS is 0 or not set: requests would be kept for ever, but the privacy policy names a time limit.']
    : linesOf(refused, 'RETENTION_DAYS');
}

function licenses({ stores }: CheckedInstallation): Finding {
  if (!stores) return noStores;
  if (stores.licensed + stores.unlicensed === 0) return ['There is no account that works on requests yet.'];
  return stores.unlicensed === 0
    ? []
    : [
        `Accounts without a licensed state: ${stores.unlicensed}. They get requests of every state: record their states, or make them viewers.`,
      ];
}

function recipients({ given }: CheckedInstallation): Finding {
  const { BACKUP_RECIPIENTS: keys } = given;
  if (keys === undefined) return ['BACKUP_RECIPIENTS is not set: write the public keys of the people who can open a backup.'];
  return backupSchema.shape.BACKUP_RECIPIENTS.safeParse(keys).success ? [] : ['BACKUP_RECIPIENTS is not a list of public keys of age.'];
}

function newestBackup({ backups, given: { BACKUP_DIR }, now }: CheckedInstallation): Finding {
  if (!backups) return { notKnown: `The folder of backups cannot be read: BACKUP_DIR is ${BACKUP_DIR ?? 'not set'}.` };
  return within(NIGHTLY_WITHIN_HOURS, backups.newest, now, `The newest backup in ${BACKUP_DIR}`);
}

/** Another machine's disk is mounted, or the folder is copied there. */
function elsewhere(installation: CheckedInstallation): Finding {
  if (installation.backups?.isElsewhere) return [];
  return noted(
    'copy',
    HOURLY_WITHIN_HOURS,
    'Mount a disk of another machine as BACKUP_DIR, or copy the folder there every hour',
  )(installation);
}

function erasures({ backups }: CheckedInstallation): Finding {
  if (backups?.hasErasures === undefined) return { notKnown: 'The folder of backups or ERASURES_FILE cannot be read.' };
  return backups.hasErasures
    ? []
    : ['The folder of backups has no whole copy of ERASURES_FILE: a restore would bring back who was erased.'];
}

function restored({ backups, now }: CheckedInstallation): Finding {
  if (!backups) return { notKnown: 'The folder of backups cannot be read, and the restore notes itself there.' };
  return within(TRIED_WITHIN_DAYS * 24, backups.restored?.at, now, 'Restore a backup into an empty installation. The last restore');
}

function deadMansSwitch({ watchdogTo }: CheckedInstallation): Finding {
  if (!watchdogTo) return { notKnown: 'No Alertmanager answered: ALERTMANAGER_URL is its address.' };
  return watchdogTo.length > 0
    ? []
    : [
        'Alertmanager does not have LanternWatchdog: Prometheus is away, or without our rules. An outside service must tell you of its silence.',
      ];
}

function synthetic({ given, syntheticAt, now }: CheckedInstallation): Finding {
  if (given.SYNTHETIC_LEADS === 'off')
    return ['SYNTHETIC_LEADS is off: take it out, so that one request every five minutes tries the whole way.'];
  if (!syntheticAt) return { notKnown: 'No Prometheus knows of a synthetic request that came through: PROMETHEUS_URL is its address.' };
  return within(SYNTHETIC_WITHIN_MINUTES / 60, syntheticAt, now, 'The last synthetic request that came through');
}

function noted(name: OperationName, hours: number, what: string): Need['look'] {
  return ({ stores, now }) => (stores ? within(hours, stores.operations[name], now, `${what}. The last time that was noted`) : noStores);
}

/** A time to come proves nothing either: a clock is wrong. */
function within(hours: number, at: Date | undefined, now: Date, what: string): Finding {
  if (at === undefined) return [`${what}: none.`];
  const age = (now.getTime() - at.getTime()) / HOUR;
  return age > hours || age < -1 ? [`${what}: ${at.toISOString().slice(0, 16)}Z.`] : [];
}

function otherSettings({ given, refused }: CheckedInstallation): Finding {
  const tries = given.COMPOSE_PROFILES?.split(',').includes('try')
    ? ['COMPOSE_PROFILES has try, which runs an inbox and a sample feed: take it out.']
    : [];
  return [...tries, ...[...settingSchemas.keys()].filter((name) => !ofOwnRows.includes(name)).flatMap((name) => linesOf(refused, name))];
}

function refusedOf(...names: string[]): Need['look'] {
  return ({ refused }) => linesOf(refused, ...names);
}

function linesOf(refused: CheckedInstallation['refused'], ...names: string[]): string[] {
  return names.flatMap((name) => refused.get(name) ?? []).map((line) => `${line}.`);
}
