import * as z from 'zod';
import { isOnOwnNetwork } from './address.ts';

type Given = Readonly<Record<string, unknown>>;

interface Rule {
  readonly name: string;
  readonly isKept: (settings: Given) => boolean;
  /** Asked on every host. */
  readonly isForAll?: true;
  /** The message, with what to write instead. */
  readonly words: string;
}

/** User names that attackers guess first. */
export const defaultUserNames: ReadonlySet<string> = new Set(['admin', 'administrator', 'root', 'staff', 'user', 'test', 'demo', 'guest']);

/** Most are required to start on the production host only, beside real values in the site file and the rate sheet. */
const rules: readonly Rule[] = [
  {
    name: 'PUBLIC_ORIGIN',
    isKept: ({ PUBLIC_ORIGIN }) => isHttps(PUBLIC_ORIGIN),
    words: 'must begin with https on the production host, like https://www.example.com',
  },
  {
    name: 'STAFF_ORIGIN',
    isForAll: true,
    isKept: ({ PUBLIC_ORIGIN, STAFF_ORIGIN }) => STAFF_ORIGIN === undefined || areOfTwoHosts(PUBLIC_ORIGIN, STAFF_ORIGIN),
    words: 'must begin as PUBLIC_ORIGIN does, with http or https, and have another host name, like https://desk.example.com',
  },
  {
    name: 'TRUST_PROXY',
    isKept: ({ TRUST_PROXY }) => TRUST_PROXY !== undefined,
    words: 'is not set: the proxy that serves https would count as the one visitor, write how many proxies there are, such as 1',
  },
  {
    name: 'SMTP_URL',
    isKept: ({ SMTP_URL }) => SMTP_URL !== undefined,
    words: 'is not set: every mail would stay in the local inbox, write a mail server such as smtps://user:password@mail.example.com:465',
  },
  {
    name: 'SMTP_URL',
    isKept: ({ SMTP_URL }) => !URL.canParse(String(SMTP_URL)) || isEncryptedOrNear(new URL(String(SMTP_URL))),
    words: 'must encrypt mails to a public host: begin with smtps, or end with ?requireTLS=true; never tls.rejectUnauthorized=false',
  },
  {
    name: 'RATES_SOURCE_URL',
    isKept: ({ RATES_SOURCE_URL }) => RATES_SOURCE_URL === undefined || isHttps(RATES_SOURCE_URL),
    words: 'must begin with https on the production host, or be empty where sheets are imported by hand',
  },
  {
    name: 'EDUCATION_FEED_URL',
    // A feed at the private origin is the sample, which is off on the production host.
    isKept: ({ EDUCATION_FEED_URL: url, EDUCATION_FEED_PRIVATE_ORIGIN: near }) =>
      url === undefined || isHttps(url) || (near !== undefined && originOf(url) === originOf(near)),
    words: 'must begin with https on the production host, or be empty',
  },
  {
    name: 'STAFF_USERNAME',
    isKept: ({ STAFF_USERNAME }) => !defaultUserNames.has(String(STAFF_USERNAME).trim().toLowerCase()),
    words: 'is a name that is guessed first: write one of your own',
  },
];

/** The name of the production host, without regard to the port. */
export const productionHost = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+(?::\d+)?$/, 'must be a host name like www.example.com')
  .describe('host name that search engines may index, where unsafe settings are refused');

export interface HostSettings {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly PRODUCTION_HOST?: string | undefined;
}

/**
 * Whether visitors reach this host under the name of the production host. Only names are compared: with another scheme or port it is a
 * wrongly configured production host.
 */
export function isProductionHost({ PUBLIC_ORIGIN, PRODUCTION_HOST }: HostSettings): boolean {
  const named = `http://${PRODUCTION_HOST}`;
  if (!PUBLIC_ORIGIN || !PRODUCTION_HOST || !URL.canParse(PUBLIC_ORIGIN) || !URL.canParse(named)) return false;
  return nameOf(PUBLIC_ORIGIN) === nameOf(named);
}

/**
 * A schema that on the production host also refuses all unsafe settings at once, and on every host those that contradict each other. A production host called `localhost` is a rehearsal that
 * only this machine reaches: the rules do not apply.
 */
export function safeInProduction<S extends z.ZodObject>(schema: S): S {
  return rules
    .filter(({ name }) => name in schema.shape)
    .reduce(
      (checked, { name, isKept, words, isForAll = false }) =>
        checked.refine((settings: Given) => isKept(settings) || !(isForAll || isPublicProduction(settings)), {
          path: [name],
          error: words,
          // Checked even if other settings are wrong.
          when: () => true,
        }),
      schema,
    );
}

function isPublicProduction(settings: HostSettings): boolean {
  return isProductionHost(settings) && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(nameOf(settings.PUBLIC_ORIGIN ?? ''));
}

function nameOf(url: string): string {
  return new URL(url).hostname.replace(/\.$/, '');
}

/** Cookies do not tell ports apart, so another port is not another host. */
function areOfTwoHosts(url: unknown, other: unknown): boolean {
  if (!URL.canParse(String(url)) || !URL.canParse(String(other))) return false;
  return isHttps(url) === isHttps(other) && nameOf(String(url)) !== nameOf(String(other));
}

function originOf(url: unknown): string | undefined {
  return URL.canParse(String(url)) ? new URL(String(url)).origin : undefined;
}

function isHttps(url: unknown): boolean {
  return URL.canParse(String(url)) && new URL(String(url)).protocol === 'https:';
}

/**
 * As nodemailer reads an address. Without `requireTLS` it sends in clear text if the server's offer of encryption is missing or was removed
 * on the way.
 */
function isEncryptedOrNear({ protocol, hostname, searchParams }: URL): boolean {
  if (isOnOwnNetwork(hostname)) return true;
  const isChecked = !['false', '0'].includes(searchParams.get('tls.rejectUnauthorized') ?? '');
  return isChecked && (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true');
}
