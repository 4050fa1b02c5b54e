import { expect, it } from 'vitest';
import * as z from 'zod';
import { mongodbUrl, parseEnv, secret, serviceEnv, trustedOriginOf } from './env.ts';

const schema = z.object({ ...serviceEnv, MONGODB_URL: mongodbUrl, ID_KEY: secret });
const good = { SERVICE_PORT: '4100', MONGODB_URL: 'mongodb://127.0.0.1:27017/x', ID_KEY: 'k'.repeat(32) };

it('gives typed settings with their defaults', () => {
  expect(parseEnv(schema, { ...good, PATH: '/bin' })).toEqual({
    success: true,
    settings: { ...good, SERVICE_PORT: 4100, SERVICE_HOST: '127.0.0.1', LOG_LEVEL: 'info' },
  });
});

it('lists everything that is wrong by name and reason, never by value', () => {
  const result = parseEnv(schema, { SERVICE_PORT: '', MONGODB_URL: 'http://user:hunter2@host', ID_KEY: 'too-short-secret' });
  if (result.success) throw new Error('accepted');
  expect(result.wrong).toEqual([
    'SERVICE_PORT: is not set',
    'MONGODB_URL: must be an address like mongodb://127.0.0.1:27017/annuity-lantern',
    'ID_KEY: must have at least 32 characters',
  ]);
  expect(result.wrong.join()).not.toMatch(/hunter2|too-short-secret/);
});

it.each([
  ['https://www.example.com/', 'www.example.com', 'https://www.example.com'],
  ['http://localhost:8080', 'www.example.com', undefined],
  ['http://localhost:8080', undefined, undefined],
])('the trusted origin of %s with production host %s is %s', (PUBLIC_ORIGIN, PRODUCTION_HOST, trusted) => {
  expect(trustedOriginOf({ PUBLIC_ORIGIN, PRODUCTION_HOST })).toBe(trusted);
});
