/** `npm run production:check`: what an installation still lacks before visitors come. */
import { Resolver } from 'node:dns/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createResolverTrust } from '@annuity-lantern/contact-check/resolver-trust';
import { askStores } from './production-check/ask-stores.ts';
import { reportNeeds } from './production-check/check-report.ts';
import type { CheckedInstallation } from './production-check/installation.ts';
import { lookUpMailRecords, type MailRecords } from './production-check/mail-domain.ts';
import { senderDomain } from './production-check/needs.ts';
import { readGiven } from './production-check/read-given.ts';
import { readSite } from './production-check/read-site.ts';
import { repositoryRoot } from './repository-root.ts';
import { refusedInProduction } from './settings.ts';
import { StartFailure } from './start-failure.ts';

const DNS_WITHIN_MS = 2000;

const help = `npm run production:check lists, in the order of work, what an installation lacks before visitors come, each with its page.

  --env FILE       settings as docker compose reads them (.env). The environment wins over it, and each setting may be a file (X_FILE)
  --secrets DIR    a folder with one file a secret, named like the setting in lower case (SECRETS_DIR, or secrets)
  --help           this text

It asks DNS about the sending domain, and MongoDB about accounts and rates: that of MONGODB_URL, of a running npm start, or of running
containers. What does not answer is "not known". It changes nothing and prints no value of a secret.
It ends with exit code 1 while something is missing. docs/operations/first-day.md explains the rows.`;

try {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: '.env' },
      secrets: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) console.log(help);
  else await check(resolve(repositoryRoot, values.env), values.secrets === undefined ? undefined : resolve(repositoryRoot, values.secrets));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof StartFailure) && !code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(message);
  process.exitCode = 2;
}

async function check(envFile: string, secretsFolder: string | undefined): Promise<void> {
  const given = readGiven({ envFile, secretsFolder }, process.env);
  const [siteFile, mail, stores] = await Promise.all([
    readSite(given.SITE_FILE),
    askDns(given),
    askStores(given, resolve(repositoryRoot, given.DATA_DIR ?? join(repositoryRoot, '.data'))),
  ]);
  const installation: CheckedInstallation = {
    given,
    refused: refusedInProduction(given),
    siteFile,
    mail,
    stores,
    today: new Date().toISOString().slice(0, 10),
  };
  const { lines, missing } = reportNeeds(installation);
  console.log(lines.join('\n'));
  console.log(missing === 0 ? 'Nothing is missing.' : `${missing} of ${lines.filter((line) => /^ ?\d/.test(line)).length} are missing.`);
  process.exitCode = missing === 0 ? 0 : 1;
}

/** A resolver that denies well-known domains knows nothing of ours, either. */
async function askDns(given: CheckedInstallation['given']): Promise<MailRecords> {
  const dns = new Resolver({ timeout: DNS_WITHIN_MS, tries: 2 });
  if (given.DNS_SERVERS) dns.setServers(given.DNS_SERVERS.split(',').map((server) => server.trim()));
  const domain = senderDomain(given);
  const isBelieved = domain !== undefined && (await createResolverTrust(dns, () => new Date()).isBelieved());
  return isBelieved ? lookUpMailRecords(dns, domain, given.DKIM_SELECTOR) : { spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' };
}
