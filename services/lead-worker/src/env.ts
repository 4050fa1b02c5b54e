import { mongodbUrl, readEnv, redisUrl, serviceEnv } from '@annuity-lantern/service-kit/env';
import * as z from 'zod';

const mailAddress = z
  .string()
  .regex(/^(?:[^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/, 'must be a mail address, alone or as "Name <name@example.com>"');

export const settingsSchema = z.object({
  ...serviceEnv,
  MONGODB_URL: mongodbUrl,
  REDIS_URL: redisUrl,
  SMTP_URL: z.string().regex(/^smtps?:\/\/\S+$/, 'must be an address like smtp://127.0.0.1:1025'),
  MAIL_FROM: mailAddress,
  /** One address, or several with commas between them. */
  STAFF_MAIL_TO: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .pipe(z.array(mailAddress).min(1)),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://www.example.com' })
    .transform((text) => new URL(text).origin),
});

export const readSettings = () => readEnv(settingsSchema);
