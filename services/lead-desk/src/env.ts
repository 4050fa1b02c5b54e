import { mongodbUrl, readEnv, secret, serviceEnv } from '@annuity-lantern/service-kit/env';
import * as z from 'zod';

const DeskEnv = z.object({
  ...serviceEnv,
  MONGODB_URL: mongodbUrl,
  /** Signs the session cookie: a new one signs everybody out. */
  SESSION_SECRET: secret,
  PUBLIC_ORIGIN: z.url().optional(),
  PRODUCTION_HOST: z.string().optional(),
  STAFF_USERNAME: z.string().max(100).default('admin'),
  /** Of the first account. Without it none is created. */
  STAFF_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(200).optional(),
});
export type DeskEnv = z.infer<typeof DeskEnv>;

export function readDeskEnv(): DeskEnv {
  return readEnv(DeskEnv);
}
