import {
  consentEnv,
  erasedWithinDays,
  erasuresFile,
  idKey,
  mongodbUrl,
  parseEnv,
  redisUrl,
  wholeNumber,
} from '@annuity-lantern/service-kit/env';
import * as z from 'zod';

const lines = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const recipients = z
  .string()
  .transform(lines)
  .refine(
    (keys) => keys.length > 0 && keys.every((key) => /^age1[a-z0-9]+$/.test(key)),
    'must be public keys of age, each like age1..., with commas between them',
  );

/** As `age-keygen` writes it, with comments. */
const identities = z
  .string()
  .transform((text) => lines(text.replace(/^#.*$/gm, '')))
  .refine(
    (keys) => keys.length > 0 && keys.every((key) => /^AGE-SECRET-KEY-[A-Z0-9-]+$/.test(key)),
    'must be what age-keygen wrote: AGE-SECRET-KEY-1...',
  );

const stores = { MONGODB_URL: mongodbUrl, REDIS_URL: redisUrl };

const auditHeadsFile = z.string().optional().describe('where the last hashes of the audit are kept');

export const backupSchema = z.object({
  ...stores,
  BACKUP_DIR: z.string().describe('folder of the backups, outside the project'),
  BACKUP_RECIPIENTS: recipients.optional().describe('public keys of age to which backups are encrypted: age1..., with commas between them'),
  SHARD_URLS: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .pipe(z.array(mongodbUrl))
    .optional()
    .describe('addresses of the shards of a sharded MongoDB, with spaces between them: their oplogs turn over'),
  BACKUP_HOUR: wholeNumber.max(23, 'must be 23 or less').default(7).describe('hour of the backup, UTC'),
  ERASED_WITHIN_DAYS: erasedWithinDays,
  AUDIT_HEADS_FILE: auditHeadsFile,
  CONSENT_HEADS_FILE: consentEnv.CONSENT_HEADS_FILE,
  ERASURES_FILE: erasuresFile.optional(),
});

export type BackupSettings = z.output<typeof backupSchema>;

export const restoreSchema = z.object({
  ...stores,
  BACKUP_IDENTITY: identities.describe('the private key of age that opens the backup, as age-keygen wrote it'),
  ID_KEY: idKey,
  ...consentEnv,
  ERASURES_FILE: erasuresFile.optional(),
  AUDIT_HEADS_FILE: auditHeadsFile,
});

/** What a look into a backup needs. */
export const checkSchema = z.object({ BACKUP_IDENTITY: restoreSchema.shape.BACKUP_IDENTITY });

/** The settings of a command, or what is wrong with them. */
export const readSettings = <Schema extends z.ZodObject>(schema: Schema) => parseEnv(schema, process.env);
