import { isOnOwnNetwork } from '@annuity-lantern/service-kit/address';
import { isProductionHost } from '@annuity-lantern/service-kit/production';
import { evidenceFor } from '@annuity-lantern/site/site-claim-evidence';
import { siteClaimIds } from '@annuity-lantern/site/site-claims';
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

/** A restore, or an alert of silence, that was tried longer ago proves little. */
const TRIED_WITHIN_DAYS = 100;
const LEAST_MANAGERS = 2;
/** Random keys have at least this many different characters. */
const LEAST_VARIETY = 8;

/** What an installation needs before visitors come, in the order of work. */
export const needs: readonly Need[] = [
  { name: 'Name of the site', page: 'site-file.md#the-production-host', look: siteName },
  { name: 'Proxies', page: 'site-file.md#the-production-host', look: refusedOf('TRUST_PROXY') },
  { name: 'Site file', page: 'site-file.md', look: ({ siteFile, refused }) => [...siteFile.problems, ...linesOf(refused, 'SITE_FILE')] },
  { name: 'Holidays', page: 'site-file.md#hours-and-holidays', look: holidays },
  { name: 'Evidence for site claims', page: 'site-file.md#evidence-for-site-claims', look: evidence },
  { name: 'Keys', page: 'backup.md#keys', look: keys },
  { name: 'First account', page: 'staff.md#sign-in', look: refusedOf('STAFF_USERNAME', 'STAFF_PASSWORD', 'STAFF_USER_MAIL') },
  { name: 'Connections to the stores', page: 'backup.md#what-mongodb-must-keep', look: storeConnections },
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
  { name: 'Days that requests are kept', page: 'requests.md#erase-a-request', look: retention },
  {
    name: 'A backup that was restored',
    page: 'backup.md',
    look: ({ given, today }) => tried('RESTORE_TRIED_ON', 'Restore a backup into an empty installation', given, today),
  },
  {
    name: 'An alert of silence',
    page: 'monitoring.md#the-dead-mans-switch',
    look: ({ given, today }) => tried('SILENCE_TRIED_ON', 'Stop Prometheus, and see that the outside service tells you', given, today),
  },
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

function holidays({ siteFile: { fields } }: CheckedInstallation): Finding {
  return fields.holidays
    ? []
    : ['The site file does not say when the office is closed: write "holidays", also if they are the federal ones.'];
}

function evidence({ siteFile: { fields }, today }: CheckedInstallation): Finding {
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

function mailHost({ given, refused }: CheckedInstallation): Finding {
  const invented = (['MAIL_FROM', 'STAFF_MAIL_TO'] as const)
    .filter((name) => /\.example\b|@example\.(?:com|net|org)\b/i.test(given[name] ?? '.example'))
    .map((name) => `${name} is not set to an address of yours.`);
  return [...linesOf(refused, 'SMTP_URL', 'MAIL_FROM', 'STAFF_MAIL_TO'), ...invented];
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
  if (!stores) return { notKnown: 'No MongoDB answered: start the product, then run this again.' };
  const { count, samples } = stores.rates;
  if (count === 0) return ['No sheet of rates is published: import one, or set RATES_SOURCE_URL.'];
  return samples > 0 ? [`${samples} of the ${count} published rates are samples: publish a sheet of real ones.`] : [];
}

function managers({ stores }: CheckedInstallation): Finding {
  if (!stores) return { notKnown: 'No MongoDB answered: start the product, then run this again.' };
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

function tried(name: string, what: string, given: Readonly<Record<string, string>>, today: string): Finding {
  const day = given[name];
  if (day === undefined) return [`${name} is not set. ${what}, then write the day there, such as ${today}.`];
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(days) || days < 0) return [`${name} is not a day up to today, such as ${today}.`];
  return days > TRIED_WITHIN_DAYS ? [`${name} is more than ${TRIED_WITHIN_DAYS} days ago. ${what} again.`] : [];
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
