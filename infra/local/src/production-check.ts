/** `npm run production:check`, and `docker compose run --rm check`: what an installation still lacks before visitors come. */
import { Resolver } from 'node:dns/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createResolverTrust } from '@annuity-lantern/contact-check/resolver-trust';
import { readCertificate } from '@annuity-lantern/service-kit/certificate';
import { askMailHost } from './production-check/ask-mail-host.ts';
import { askSynthetic, askWatchdog, sendTestAlert } from './production-check/ask-monitoring.ts';
import { askStores, noteInStore, storeUrl } from './production-check/ask-stores.ts';
import { reportNeeds } from './production-check/check-report.ts';
import { lookUpMailRecords, type MailRecords } from './production-check/mail-domain.ts';
import { senderDomain } from './production-check/needs.ts';
import { readBackups } from './production-check/read-backups.ts';
import { readGiven } from './production-check/read-given.ts';
import { readSite } from './production-check/read-site.ts';
import { tryAlert } from './production-check/try-alert.ts';
import { repositoryRoot } from './repository-root.ts';
import { refusedInProduction } from './settings.ts';
import { StartFailure } from './start-failure.ts';

const DNS_WITHIN_MS = 2000;

const help = `It lists, in the order of work, what an installation lacks before visitors come, each with its page.
In containers: docker compose run --rm check. With npm start: npm run production:check.

  --env FILE       settings as docker compose reads them (.env). The environment wins over it, and each setting may be a file (X_FILE)
  --secrets DIR    a folder with one file a secret, named like the setting in lower case (SECRETS_DIR, or secrets)
  --try-alert      sends an alert with a code to the person on call, and notes that it arrived once you type the code
  --copied         notes that a copy of the folder of backups to another machine has just ended well. For the timer that copies
  --help           this text

It asks DNS about the sending domain, the mail host, MongoDB, PUBLIC_ORIGIN, Alertmanager and Prometheus, and reads the folder of backups. What does
not answer is "not known". Without one of the two words above it changes nothing, and it prints no value of a secret.
It ends with exit code 0 only if every row is ok. docs/operations/first-day.md explains the rows.`;

type Given = Readonly<Record<string, string>>;

try {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: '.env' },
      secrets: { type: 'string' },
      'try-alert': { type: 'boolean', default: false },
      copied: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) console.log(help);
  else {
    const folder = values.secrets === undefined ? undefined : resolve(repositoryRoot, values.secrets);
    const given = readGiven({ envFile: resolve(repositoryRoot, values.env), secretsFolder: folder }, process.env);
    if (values['try-alert']) await noteAlert(given);
    else if (values.copied) await noteCopy(given);
    else await check(given);
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof StartFailure) && !code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(message);
  process.exitCode = 2;
}

async function check(given: Given): Promise<void> {
  const { PUBLIC_ORIGIN = '' } = given;
  const [siteFile, mail, mailHost, certificate, stores, backups, watchdogTo, syntheticAt] = await Promise.all([
    readSite(given.SITE_FILE),
    askDns(given),
    askMailHost(given.SMTP_URL),
    URL.canParse(PUBLIC_ORIGIN) ? readCertificate(PUBLIC_ORIGIN).catch(() => undefined) : undefined,
    askStores(urlOf(given)),
    readBackups(given.BACKUP_DIR, given.ERASURES_FILE),
    askWatchdog(given.ALERTMANAGER_URL),
    askSynthetic(given.PROMETHEUS_URL),
  ]);
  const asked = { siteFile, mail, mailHost, certificate, stores, backups, watchdogTo, syntheticAt };
  const { lines, isComplete } = reportNeeds({ given, refused: refusedInProduction(given), ...asked, now: new Date() });
  console.log(lines.join('\n'));
  process.exitCode = isComplete ? 0 : 1;
}

async function noteAlert(given: Given): Promise<void> {
  const { ALERTMANAGER_URL: alertmanager } = given;
  if (alertmanager === undefined) throw new StartFailure('ALERTMANAGER_URL is not set: write the address of your Alertmanager.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const send = (code: string) =>
      sendTestAlert(alertmanager, code, new Date()).catch((error: Error) => {
        throw new StartFailure(`No alert was sent: ${error.message}.`);
      });
    if (!(await tryAlert({ send, ask: (question) => terminal.question(question) })))
      throw new StartFailure('That is not the code. Nothing was noted.');
  } finally {
    terminal.close();
  }
  await noteInStore(urlOf(given), 'alert');
  console.log('It is noted that an alert arrived.');
}

async function noteCopy(given: Given): Promise<void> {
  await noteInStore(urlOf(given), 'copy');
  console.log('The copy is noted.');
}

function urlOf(given: Given): string | undefined {
  return storeUrl(given, resolve(repositoryRoot, given.DATA_DIR ?? join(repositoryRoot, '.data')));
}

/** A resolver that denies well-known domains knows nothing of ours, either. */
async function askDns(given: Given): Promise<MailRecords> {
  const dns = new Resolver({ timeout: DNS_WITHIN_MS, tries: 2 });
  if (given.DNS_SERVERS) dns.setServers(given.DNS_SERVERS.split(',').map((server) => server.trim()));
  const domain = senderDomain(given);
  const isBelieved = domain !== undefined && (await createResolverTrust(dns, () => new Date()).isBelieved());
  return isBelieved ? lookUpMailRecords(dns, domain, given.DKIM_SELECTOR) : { spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' };
}
