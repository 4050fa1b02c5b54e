import { findKey } from './secrets.ts';
import { headsFile } from './services.ts';
import { readSettings } from './settings.ts';

/**
 * Settings for a command that writes or verifies the audit of a running `npm start`.
 * @throws StartFailure when there is no key
 */
export function auditSettings() {
  const settings = readSettings(process.env);
  return { AUDIT_KEY: findKey(settings, 'AUDIT_KEY'), AUDIT_HEADS_FILE: headsFile(settings, 'AUDIT_HEADS_FILE') };
}
