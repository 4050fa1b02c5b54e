import { parseEnv } from '@annuity-lantern/service-kit/env';
import { expect, it } from 'vitest';
import { sendsSynthetic, settingsSchema } from './env.ts';

const needed = {
  SERVICE_PORT: '4100',
  MONGODB_URL: 'mongodb://127.0.0.1:27017/x',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Annuity Lantern <no-reply@example.org>',
  STAFF_MAIL_TO: 'staff@example.org',
  PUBLIC_ORIGIN: 'https://www.example.org',
  SEALING_KEYS: `one:${'ab'.repeat(32)}`,
  ID_KEY: 'k'.repeat(32),
  CONSENT_KEY: 'a'.repeat(32),
};
const secret = `whsec_${Buffer.alloc(24, 's').toString('base64')}`;

const production = { PUBLIC_ORIGIN: 'https://www.example.org', PRODUCTION_HOST: 'www.example.org' };

function wrongWith(given: Record<string, string>): string[] {
  const result = parseEnv(settingsSchema, { ...needed, ...given });
  return result.success ? [] : result.wrong;
}

it.each([
  {},
  { SMTP_URL: '', LOCAL_INBOX_URL: 'smtp://127.0.0.1:1025' },
  { ...production, SMTP_URL: 'smtps://mail.example.org' },
  { VISITOR_MAILS_PER_HOUR: '0', STAFF_MAILS_PER_HOUR: '0', INTAKE_DAILY_PER_IP: '0', INTAKE_DAILY_PER_NETWORK: '0' },
  { LEAD_WEBHOOK_URL: 'https://crm.example/leads', LEAD_WEBHOOK_SECRET: secret },
  { ANALYTICS_URL: 'https://analytics.example/collect', ANALYTICS_MEASUREMENT_ID: 'G-TEST', ANALYTICS_API_SECRET: 'x' },
])('starts with %o', (given) => {
  expect(wrongWith(given)).toEqual([]);
});

it.each([
  [{ LEAD_WEBHOOK_URL: 'https://crm.example/leads' }, /^LEAD_WEBHOOK_SECRET: is not set: .*together/],
  [{ LEAD_WEBHOOK_SECRET: secret }, /^LEAD_WEBHOOK_URL: is not set: .*together/],
  [{ ANALYTICS_URL: 'https://analytics.example/', ANALYTICS_MEASUREMENT_ID: 'G-TEST' }, /^ANALYTICS_API_SECRET: is not set: .*together/],
  [{ SMTP_URL: '' }, /^LOCAL_INBOX_URL: is not set, and neither is SMTP_URL/],
  [{ ...production, SMTP_URL: '', LOCAL_INBOX_URL: 'smtp://inbox:1025' }, /^SMTP_URL: is not set: every mail would stay/],
  [{ ...production, SMTP_URL: 'smtp://mail.example.org' }, /^SMTP_URL: must encrypt/],
  [{ VISITOR_MAILS_PER_HOUR: '-1' }, /^VISITOR_MAILS_PER_HOUR: must be 0 or more/],
  [{ ID_KEY: 'short' }, /^ID_KEY: must have at least 32 characters/],
  [{ LEAD_WEBHOOK_URL: 'http://crm.example/leads', LEAD_WEBHOOK_SECRET: secret }, /^LEAD_WEBHOOK_URL: must begin with https/],
])('does not start with %o', (given, reason) => {
  expect(wrongWith(given)).toEqual([expect.stringMatching(reason)]);
});

it.each([
  ['without its prefix', Buffer.alloc(24, 's').toString('base64')],
  ['too short', `whsec_${Buffer.alloc(23, 's').toString('base64')}`],
  ['too long', `whsec_${Buffer.alloc(65, 's').toString('base64')}`],
  ['that is not base64', `${secret.slice(0, -1)}!`],
  ['that is cut off', secret.slice(0, -1)],
])('does not start with a webhook secret %s', (_what, LEAD_WEBHOOK_SECRET) => {
  const wrong = wrongWith({ LEAD_WEBHOOK_URL: 'https://crm.example/leads', LEAD_WEBHOOK_SECRET });
  expect(wrong).toEqual([expect.stringMatching(/^LEAD_WEBHOOK_SECRET: must be whsec_/)]);
  expect(wrong.join()).not.toContain(LEAD_WEBHOOK_SECRET);
});

it.each([
  ['by default on the production host', production, true],
  ['not where they are off', { ...production, SYNTHETIC_LEADS: 'off' as const }, false],
  ['by default nowhere else', { PUBLIC_ORIGIN: 'https://www.example.org', PRODUCTION_HOST: undefined }, false],
  [
    'elsewhere where they are on',
    { PUBLIC_ORIGIN: 'http://localhost:8080', PRODUCTION_HOST: undefined, SYNTHETIC_LEADS: 'on' as const },
    true,
  ],
])('sends synthetic requests %s', (_where, settings, sends) => {
  expect(sendsSynthetic({ SYNTHETIC_LEADS: undefined, ...settings })).toBe(sends);
});
