import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generatedSecrets } from '../secrets.ts';
import { refusedInProduction } from '../settings.ts';
import { reportNeeds } from './check-report.ts';
import type { CheckedInstallation } from './installation.ts';
import { needs } from './needs.ts';

const key = () => randomBytes(32).toString('hex');
const keys = Object.fromEntries(generatedSecrets.map((name) => [name, /^(?:SEALING|STAFF)_KEYS$/.test(name) ? `first:${key()}` : key()]));
const webhook = () => `whsec_${randomBytes(32).toString('base64')}`;

const complete = {
  ...keys,
  PUBLIC_ORIGIN: 'https://www.lantern-annuities.com',
  PRODUCTION_HOST: 'www.lantern-annuities.com',
  TRUST_PROXY: '1',
  SITE_FILE: 'site.json',
  STAFF_USERNAME: 'margaret',
  STAFF_PASSWORD: 'seven heavy lamps',
  SMTP_URL: 'smtps://user:password@mail.lantern-annuities.com:465',
  MAIL_FROM: 'Lantern <no-reply@lantern-annuities.com>',
  STAFF_MAIL_TO: 'desk@lantern-annuities.com',
  MONGODB_URL: 'mongodb://mongodb-1:27017,mongodb-2:27017/annuity-lantern?replicaSet=annuity-lantern',
  RATES_SOURCE_URL: 'https://rates.lantern-annuities.com/rates.csv',
  LEAD_WEBHOOK_URL: 'https://crm.lantern-annuities.com/leads',
  LEAD_WEBHOOK_SECRET: webhook(),
  RETENTION_DAYS: '400',
  DKIM_SELECTOR: 'mail2026',
  DISKS_ENCRYPTED: 'true',
  BACKUP_DIR: '/srv/backups',
  BACKUP_RECIPIENTS: 'age1qqqqqqqqqqqqqqqqqq',
};

const now = new Date('2026-11-26T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const disk = { used: 20, total: 100 };
const stores = {
  managersWithCode: 2,
  licensed: 3,
  unlicensed: 0,
  rates: { count: 20, samples: 0 },
  members: { healthy: 3, all: 3 },
  disk,
  operations: { backup: hoursAgo(6), oplogTurn: hoursAgo(6), copy: hoursAgo(1), alert: hoursAgo(500) },
};
const backups = {
  newest: hoursAgo(6),
  restored: { at: hoursAgo(500), made: hoursAgo(510), requests: 12, seconds: 3 },
  disk,
  isElsewhere: false,
  hasErasures: true,
};

function installation(
  change: Partial<CheckedInstallation> = {},
  settings: Readonly<Record<string, string | undefined>> = {},
): CheckedInstallation {
  const given = Object.fromEntries(
    Object.entries({ ...complete, ...settings }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return {
    given,
    refused: refusedInProduction(given),
    siteFile: {
      problems: [],
      fields: {
        holidays: { federal: true, closed: [], open: [] },
        evidence: { satisfaction: { source: 'Survey', date: '2026-10-01', expires: '2027-09-30' } },
      },
    },
    mail: { spf: 'there', dkim: 'there', dmarc: 'there' },
    mailHost: 'takes',
    certificate: { until: hoursAgo(-60 * 24) },
    stores,
    backups,
    watchdogTo: ['outside'],
    syntheticAt: hoursAgo(0.1),
    now,
    ...change,
  };
}

const stateOf = (name: string, { lines }: ReturnType<typeof reportNeeds>) =>
  lines
    .find((line) => line.endsWith(`  ${name}`))
    ?.slice(4, 13)
    .trim();

it('finds nothing missing in a complete installation', () => {
  const report = reportNeeds(installation());
  expect(report.lines.filter((line) => !/^ ?\d+ {2}ok /.test(line))).toEqual(['Nothing is missing.']);
  expect(report.isComplete).toBe(true);
});

const withOperations = (operations: Partial<Record<keyof typeof stores.operations, Date | undefined>>) =>
  installation({ stores: { ...stores, operations: { ...stores.operations, ...operations } as typeof stores.operations } });
const withSettings = (settings: Readonly<Record<string, string | undefined>>) => installation({}, settings);

/** What makes each row miss something, and the words that say so. */
const lacking: Readonly<Record<string, readonly (readonly [CheckedInstallation, string])[]>> = {
  'Name of the site': [
    [withSettings({ PUBLIC_ORIGIN: undefined }), 'PUBLIC_ORIGIN is not set'],
    [withSettings({ PRODUCTION_HOST: undefined }), 'PRODUCTION_HOST is not set'],
    [withSettings({ PUBLIC_ORIGIN: 'http://www.lantern-annuities.com' }), 'must begin with https'],
    [withSettings({ PRODUCTION_HOST: 'lantern-annuities.com' }), 'is not the host of PUBLIC_ORIGIN'],
  ],
  Proxies: [[withSettings({ TRUST_PROXY: undefined }), 'TRUST_PROXY is not set']],
  'Site file': [
    [installation({ siteFile: { problems: ['- sample: is true'], fields: installation().siteFile.fields } }), 'sample: is true'],
  ],
  Holidays: [[installation({ siteFile: { problems: [], fields: { evidence: {} } } }), 'when the office is closed']],
  'Evidence for site claims': [
    [installation({ siteFile: { problems: [], fields: { holidays: { federal: true, closed: [], open: [] } } } }), 'has no "evidence"'],
    [installation({ now: new Date('2027-10-01') }), 'The evidence for the claim "satisfaction" has expired'],
  ],
  Keys: [
    [withSettings({ STAFF_KEYS: undefined }), 'STAFF_KEYS is not set'],
    [withSettings({ ID_KEY: 'short' }), 'ID_KEY must have at least 32 characters'],
    [withSettings({ ID_KEY: 'a'.repeat(40) }), 'ID_KEY looks like a sample'],
    [withSettings({ ID_KEY: 'change-me-change-me-change-me-change-me' }), 'ID_KEY looks like a sample'],
    [withSettings({ CONSENT_KEY: `${key()},${keys.AUDIT_KEY}` }), 'CONSENT_KEY equals AUDIT_KEY'],
    [withSettings({ STAFF_KEYS: `mine:${keys.SEALING_KEYS?.split(':')[1]}` }), 'STAFF_KEYS equals SEALING_KEYS'],
  ],
  'First account': [
    [withSettings({ STAFF_USERNAME: undefined }), 'STAFF_USERNAME is a name that is guessed first'],
    [withSettings({ STAFF_PASSWORD: 'short' }), 'STAFF_PASSWORD must have'],
  ],
  'Connections to the stores': [
    [withSettings({ MONGODB_URL: 'mongodb://db.example.org/annuity-lantern' }), 'MONGODB_URL leaves the private network without TLS'],
    [withSettings({ MONGODB_URL: 'mongodb://u:p@10.0.0.4,203.0.113.9/annuity-lantern' }), 'MONGODB_URL leaves'],
    [withSettings({ REDIS_URL: 'redis://user:pass@cache.example.org:6379' }), 'REDIS_URL leaves the private network without TLS'],
    [withSettings({ MONGODB_URL: 'mongodb://127.0.0.1/x?w=1' }), 'MONGODB_URL must not set w'],
  ],
  'Mail host': [
    [withSettings({ SMTP_URL: undefined }), 'SMTP_URL is not set'],
    [withSettings({ SMTP_URL: 'smtp://mail.lantern-annuities.com:587' }), 'SMTP_URL must encrypt'],
    [withSettings({ STAFF_MAIL_TO: undefined }), 'STAFF_MAIL_TO is not set to an address of yours'],
    [installation({ mailHost: 'refuses' }), 'The mail host refuses the user or password'],
  ],
  'SPF of the sending domain': [
    [installation({ mail: { spf: 'missing', dkim: 'there', dmarc: 'there' } }), 'a TXT record of lantern-annuities.com beginning v=spf1'],
  ],
  'DKIM of the sending domain': [
    [installation({ mail: { spf: 'there', dkim: 'missing', dmarc: 'there' } }), 'mail2026._domainkey.lantern-annuities.com'],
  ],
  'DMARC of the sending domain': [
    [installation({ mail: { spf: 'there', dkim: 'there', dmarc: 'missing' } }), '_dmarc.lantern-annuities.com'],
  ],
  'Webhook secrets': [
    [withSettings({ LEAD_WEBHOOK_SECRET: undefined }), 'LEAD_WEBHOOK_SECRET is not set'],
    [withSettings({ CRM_EVENTS_SECRET: complete.LEAD_WEBHOOK_SECRET }), 'CRM_EVENTS_SECRET equals another webhook secret'],
  ],
  Analytics: [[withSettings({ ANALYTICS_URL: 'https://www.google-analytics.com/mp/collect' }), 'ANALYTICS_API_SECRET is not set']],
  Rates: [
    [withSettings({ RATES_SOURCE_URL: 'http://rates.example.org/rates.csv' }), 'RATES_SOURCE_URL must begin with https'],
    [installation({ stores: { ...stores, rates: { count: 0, samples: 0 } } }), 'No sheet of rates is published'],
    [installation({ stores: { ...stores, rates: { count: 20, samples: 3 } } }), '3 of the 20 published rates are samples'],
  ],
  'Two managers with sign-in codes': [
    [installation({ stores: { ...stores, managersWithCode: 1 } }), 'Managers who can sign in with a code: 1. 2 are needed'],
  ],
  'Days that requests are kept': [
    [withSettings({ RETENTION_DAYS: undefined }), 'RETENTION_DAYS is 0 or not set'],
    [withSettings({ RETENTION_DAYS: '0' }), 'RETENTION_DAYS is 0 or not set'],
  ],
  'TLS and the end of the certificate': [
    [withSettings({ PUBLIC_ORIGIN: 'http://www.lantern-annuities.com' }), 'does not begin with https'],
    [installation({ certificate: { until: hoursAgo(-60 * 24), fault: 'ERR_TLS_CERT_ALTNAME_INVALID' } }), 'ERR_TLS_CERT_ALTNAME_INVALID'],
    [installation({ certificate: { until: hoursAgo(-13 * 24) } }), 'The certificate ends in 13 days'],
  ],
  'Members of the replica set': [
    [installation({ stores: { ...stores, members: { healthy: 2, all: 3 } } }), 'Members that answer: 2 of 3.'],
    [installation({ stores: { ...stores, members: { healthy: 1, all: 1 } } }), 'one lost machine stops all writes'],
  ],
  'Room on the disks': [
    [installation({ stores: { ...stores, disk: { used: 86, total: 100 } } }), 'The disk of MongoDB is 86% full'],
    [installation({ stores: undefined, backups: { ...backups, disk: { used: 99, total: 100 } } }), 'The disk of the backups is 99% full'],
  ],
  'Licensed states': [
    [installation({ stores: { ...stores, unlicensed: 2 } }), 'Accounts without a licensed state: 2.'],
    [installation({ stores: { ...stores, licensed: 0 } }), 'no account that works on requests'],
  ],
  'Recipients of backups': [
    [withSettings({ BACKUP_RECIPIENTS: undefined }), 'BACKUP_RECIPIENTS is not set'],
    [withSettings({ BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1QQ' }), 'is not a list of public keys'],
  ],
  'A backup of the last night': [
    [installation({ backups: { ...backups, newest: undefined } }), 'The newest backup in /srv/backups: none.'],
    [installation({ backups: { ...backups, newest: hoursAgo(27) } }), 'The newest backup in /srv/backups: 2026-11-25T06:00Z.'],
    [installation({ backups: { ...backups, newest: hoursAgo(-48) } }), 'The newest backup in /srv/backups: 2026-11-28T09:00Z.'],
  ],
  'The backups on another machine': [
    [withOperations({ copy: undefined }), 'noted: none.'],
    [withOperations({ copy: hoursAgo(4) }), 'noted: 2026-11-26T05:00Z.'],
  ],
  'Copy of the file of erasures': [[installation({ backups: { ...backups, hasErasures: false } }), 'no whole copy of ERASURES_FILE']],
  'A backup that was restored': [
    [installation({ backups: { ...backups, restored: undefined } }), 'The last restore: none.'],
    [
      installation({ backups: { ...backups, restored: { ...backups.restored, at: hoursAgo(2500) } } }),
      'The last restore: 2026-08-14T05:00Z.',
    ],
  ],
  "The oplog's turn": [[withOperations({ oplogTurn: hoursAgo(27) }), 'noted: 2026-11-25T06:00Z.']],
  "A dead man's switch": [[installation({ watchdogTo: [] }), 'Alertmanager does not have LanternWatchdog']],
  'An alert that arrived': [[withOperations({ alert: undefined }), 'Run this command with --try-alert']],
  'Synthetic requests': [
    [withSettings({ SYNTHETIC_LEADS: 'off' }), 'SYNTHETIC_LEADS is off'],
    [installation({ syntheticAt: hoursAgo(1) }), 'came through: 2026-11-26T08:00Z.'],
  ],
  'All other settings': [
    [withSettings({ MAIL_CONCURRENCY: '0' }), 'MAIL_CONCURRENCY must be 1 or more'],
    [withSettings({ COMPOSE_PROFILES: 'set-up,try' }), 'COMPOSE_PROFILES has try'],
  ],
};

it('has a case for each row that can miss something', () => {
  const known = needs.map(({ name }) => name).filter((name) => name !== 'Encrypted disks');
  expect(Object.keys(lacking).toSorted()).toEqual(known.toSorted());
});

describe.each(Object.entries(lacking))('the row %s', (name, cases) => {
  it.each(cases)('misses something: case %#', (given, words) => {
    const report = reportNeeds(given);
    expect(report.lines.join('\n')).toContain(words);
    expect(stateOf(name, report)).toBe('MISSING');
    expect(report.isComplete).toBe(false);
    expect(report.lines).not.toContain('Nothing is missing.');
  });
});

it.each([
  ['SPF of the sending domain', installation({ mail: { spf: 'unknown', dkim: 'there', dmarc: 'there' } })],
  ['SPF of the sending domain', withSettings({ MAIL_FROM: undefined })],
  ['DKIM of the sending domain', withSettings({ DKIM_SELECTOR: undefined })],
  ['TLS and the end of the certificate', installation({ certificate: undefined })],
  ['Mail host', installation({ mailHost: undefined })],
  ['Rates', installation({ stores: undefined })],
  ['Two managers with sign-in codes', installation({ stores: undefined })],
  ['Licensed states', installation({ stores: undefined })],
  ['Members of the replica set', installation({ stores: undefined })],
  ['Members of the replica set', installation({ stores: { ...stores, members: undefined } })],
  ['Room on the disks', installation({ stores: { ...stores, disk: undefined } })],
  ['Room on the disks', installation({ backups: undefined })],
  ['Encrypted disks', withSettings({ DISKS_ENCRYPTED: undefined })],
  ['A backup of the last night', installation({ backups: undefined })],
  ['A backup that was restored', installation({ backups: undefined })],
  ['The backups on another machine', installation({ stores: undefined })],
  ['Copy of the file of erasures', installation({ backups: { ...backups, hasErasures: undefined } })],
  ["The oplog's turn", installation({ stores: undefined })],
  ['An alert that arrived', installation({ stores: undefined })],
  ["A dead man's switch", installation({ watchdogTo: undefined })],
  ['Synthetic requests', installation({ syntheticAt: undefined })],
])('does not know %s without an answer, and is not complete', (name, given) => {
  const report = reportNeeds(given);
  expect(stateOf(name, report)).toBe('not known');
  expect(report.isComplete).toBe(false);
  expect(report.lines.at(-1)).toMatch(/^\d+ of 32 ok, \d missing, [1-9]\d* not known\.$/);
});

it.each([
  'mongodb+srv://db.example.org/x',
  'mongodb://db.example.org/x?replicaSet=a&tls=true',
  'mongodb://u:p@10.0.0.4:27017,[fd00::1]:27017/x',
])('accepts %s as a connection to MongoDB', (MONGODB_URL) => {
  expect(stateOf('Connections to the stores', reportNeeds(withSettings({ MONGODB_URL })))).toBe('ok');
});

it('needs no copy of backups that are on the disk of another machine', () => {
  const elsewhere = installation({ stores: { ...stores, operations: {} }, backups: { ...backups, isElsewhere: true } });
  expect(stateOf('The backups on another machine', reportNeeds(elsewhere))).toBe('ok');
});

it('prints no value of a secret', () => {
  const text = reportNeeds(
    withSettings({ CONSENT_KEY: keys.AUDIT_KEY, SMTP_URL: 'smtp://user:pass-word@mail.lantern-annuities.com' }),
  ).lines.join('\n');
  for (const secret of [...Object.values(keys), 'pass-word', complete.LEAD_WEBHOOK_SECRET]) expect(text).not.toContain(secret);
});
