import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseEnv } from './env.ts';
import { isProductionHost, productionHost, safeInProduction } from './production.ts';

const text = z.string().optional();
const schema = safeInProduction(
  z.object({
    PUBLIC_ORIGIN: text,
    STAFF_ORIGIN: text,
    PRODUCTION_HOST: productionHost.optional(),
    TRUST_PROXY: text,
    SMTP_URL: text,
    RATES_SOURCE_URL: text,
    EDUCATION_FEED_URL: text,
    EDUCATION_FEED_PRIVATE_ORIGIN: text,
    STAFF_USERNAME: z.string().default('admin'),
    PORT: z.coerce.number('must be a number').default(8080),
  }),
);
const safe = {
  PUBLIC_ORIGIN: 'https://www.example.com',
  PRODUCTION_HOST: 'www.example.com',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://mail.example.com',
  STAFF_USERNAME: 'jane',
};

function wrongWith(given: Readonly<Record<string, string | undefined>>): string[] {
  const result = parseEnv(schema, { ...safe, ...given });
  return result.success ? [] : result.wrong;
}

describe('the production host starts', () => {
  it.each([
    {},
    { PRODUCTION_HOST: ' WWW.Example.com ' },
    { STAFF_ORIGIN: 'https://desk.example.com' },
    { TRUST_PROXY: '10.0.0.0/8' },
    { SMTP_URL: 'smtp://mail.example.com:587?requireTLS=true' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { SMTP_URL: 'smtp://[::1]:25' },
    { SMTP_URL: 'smtp://10.1.2.3' },
    { SMTP_URL: 'smtp://relay:25' },
    { RATES_SOURCE_URL: 'https://rates.example.com/rates.csv' },
    { EDUCATION_FEED_URL: 'https://www.example.com/feed' },
    { EDUCATION_FEED_URL: 'http://sample-feed:8080/feed.xml', EDUCATION_FEED_PRIVATE_ORIGIN: 'http://sample-feed:8080' },
  ])('with %o', (given) => {
    expect(wrongWith(given)).toEqual([]);
  });
});

describe('the production host does not start', () => {
  it.each<[Readonly<Record<string, string | undefined>>, RegExp]>([
    [{ PUBLIC_ORIGIN: 'http://www.example.com' }, /^PUBLIC_ORIGIN: must begin with https/],
    [{ PUBLIC_ORIGIN: 'http://WWW.EXAMPLE.COM:80/' }, /^PUBLIC_ORIGIN: must begin with https/],
    [{ PUBLIC_ORIGIN: 'http://www.example.com:8080' }, /^PUBLIC_ORIGIN: must begin with https/],
    [{ PUBLIC_ORIGIN: 'http://www.example.com.' }, /^PUBLIC_ORIGIN: must begin with https/],
    [{ PUBLIC_ORIGIN: 'http://www.example.com', PRODUCTION_HOST: 'www.example.com:443' }, /^PUBLIC_ORIGIN: must begin with https/],
    [{ STAFF_ORIGIN: 'http://desk.example.com' }, /^STAFF_ORIGIN: must begin as PUBLIC_ORIGIN does/],
    [{ STAFF_ORIGIN: 'https://www.example.com' }, /^STAFF_ORIGIN: must .* have another host name/],
    [{ STAFF_ORIGIN: 'https://WWW.example.com.:8443' }, /^STAFF_ORIGIN: must .* have another host name/],
    [{ PRODUCTION_HOST: 'https://www.example.com' }, /^PRODUCTION_HOST: must be a host name/],
    [{ TRUST_PROXY: undefined }, /^TRUST_PROXY: is not set: .* such as 1$/],
    [{ TRUST_PROXY: '' }, /^TRUST_PROXY: is not set/],
    [{ SMTP_URL: undefined }, /^SMTP_URL: is not set: every mail would stay in the local inbox/],
    [{ SMTP_URL: 'smtp://mail.example.com' }, /^SMTP_URL: must encrypt/],
    [{ SMTP_URL: 'smtp://8.8.8.8' }, /^SMTP_URL: must encrypt/],
    [{ SMTP_URL: 'smtp://mail.example.com?requireTLS=false' }, /^SMTP_URL: must encrypt/],
    [{ SMTP_URL: 'smtps://mail.example.com?tls.rejectUnauthorized=false' }, /^SMTP_URL: must encrypt/],
    [{ RATES_SOURCE_URL: 'http://rates.example.com/rates.csv' }, /^RATES_SOURCE_URL: must begin with https/],
    [{ RATES_SOURCE_URL: 'http://sample-feed:8080/rates.csv' }, /^RATES_SOURCE_URL: must begin with https/],
    [{ EDUCATION_FEED_URL: 'http://www.example.com/feed' }, /^EDUCATION_FEED_URL: must begin with https/],
    [{ STAFF_USERNAME: undefined }, /^STAFF_USERNAME: is a name that is guessed first/],
    [{ STAFF_USERNAME: ' Admin ' }, /^STAFF_USERNAME: is a name that is guessed first/],
    [{ STAFF_USERNAME: 'root' }, /^STAFF_USERNAME: is a name that is guessed first/],
  ])('with %o', (given, sentence) => {
    expect(wrongWith(given)).toEqual([expect.stringMatching(sentence)]);
  });
});

it('lists all that is unsafe at once, beside other errors', () => {
  const unsafe = {
    PUBLIC_ORIGIN: 'http://www.example.com',
    PRODUCTION_HOST: 'www.example.com',
    RATES_SOURCE_URL: 'http://x.example/',
    PORT: 'x',
  };
  const result = parseEnv(schema, unsafe);
  const names = result.success ? [] : result.wrong.map((line) => line.split(':')[0]);
  expect(names).toEqual(['PORT', 'PUBLIC_ORIGIN', 'TRUST_PROXY', 'SMTP_URL', 'RATES_SOURCE_URL', 'STAFF_USERNAME']);
});

it.each([
  ['http://localhost:8080', 'http://desk.localhost:8080', true],
  ['http://localhost:8080', 'http://localhost:8081', false],
  ['http://localhost:8080', 'https://desk.localhost', false],
  [undefined, 'http://desk.localhost:8080', false],
])('checks the host of the desk on every host: %s, %s', (PUBLIC_ORIGIN, STAFF_ORIGIN, starts) => {
  expect(parseEnv(schema, { PUBLIC_ORIGIN, STAFF_ORIGIN }).success).toBe(starts);
});

it('checks only the settings that a service has', () => {
  const few = safeInProduction(z.object({ PUBLIC_ORIGIN: text, PRODUCTION_HOST: text }));
  const { PUBLIC_ORIGIN, PRODUCTION_HOST } = safe;
  expect(parseEnv(few, { PUBLIC_ORIGIN, PRODUCTION_HOST }).success).toBe(true);
});

it.each([
  ['another host', 'http://staging.example.com', 'www.example.com'],
  ['no production host', 'http://www.example.com', undefined],
  ['a rehearsal on this machine', 'http://localhost:8080', 'localhost:8080'],
])('holds %s to none of the rules', (_what, PUBLIC_ORIGIN, PRODUCTION_HOST) => {
  expect(parseEnv(schema, { PUBLIC_ORIGIN, PRODUCTION_HOST, SMTP_URL: 'smtp://mail.example.com' }).success).toBe(true);
});

it('counts a rehearsal as the production host', () => {
  expect(isProductionHost({ PUBLIC_ORIGIN: 'http://localhost:8080', PRODUCTION_HOST: 'localhost:8080' })).toBe(true);
});
