import { findAuditKey } from './secrets.ts';
import { auditHeadsFile } from './services.ts';
import { readSettings } from './settings.ts';

/**
 * Settings for a command that writes or verifies the audit of a running `npm start`.
 * @throws StartFailure when there is no key
 */
export function auditSettings() {
  const settings = readSettings(process.env);
  return { AUDIT_KEY: findAuditKey(settings), AUDIT_HEADS_FILE: auditHeadsFile(settings) };
}
