/** Verifies the hashes of audit days, whether or not a desk is running. */
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { verifyAudit } from '@annuity-lantern/staff-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { auditHelp, auditReport, readDays } from './audit-report.ts';
import { readCommandSettings } from './env.ts';

const CONNECT_LIMIT = 5000;
const words = process.argv.slice(2);
const days = readDays(words, new Date());

if (words.includes('--help') || words.includes('-h')) process.stdout.write(auditHelp);
else if (days === null) fail(auditHelp);
else await verify(days);

async function verify(asked: readonly string[]): Promise<void> {
  const { MONGODB_URL: mongodbUrl, AUDIT_KEY: secrets, AUDIT_HEADS_FILE: headsFile } = readCommandSettings();
  const store = connectStore({ mongodbUrl });
  try {
    await withDeadline(CONNECT_LIMIT, store.connected, () => new Error('no connection'));
    for (const day of asked) {
      const verdict = await verifyAudit(store.connection, day, { secrets, headsFile });
      process.stdout.write(auditReport(day, verdict));
      if (verdict.faults.length > 0 || verdict.heads === 'unreadable') process.exitCode = 1;
    }
  } catch {
    fail('MongoDB did not answer: nothing is known of the audit.\n');
  } finally {
    await store.close();
  }
}

function fail(why: string): void {
  process.stderr.write(why);
  process.exitCode = 1;
}
