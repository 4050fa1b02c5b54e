/** Verifies the hashes of one day's audit, with or without a running desk. */
import { within } from '@annuity-lantern/service-kit/within';
import { verifyAudit } from '@annuity-lantern/staff-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { auditHelp, auditReport, readDay } from './audit-report.ts';
import { readCommandSettings } from './env.ts';

const CONNECT_LIMIT = 5000;
const words = process.argv.slice(2);
const day = readDay(words, new Date());

if (words.includes('--help') || words.includes('-h')) process.stdout.write(auditHelp);
else if (day === null) fail(auditHelp);
else await verify(day);

async function verify(asked: string): Promise<void> {
  const store = connectStore({ mongodbUrl: readCommandSettings().MONGODB_URL });
  try {
    await within(CONNECT_LIMIT, store.connected, () => new Error('no connection'));
    const verdict = await verifyAudit(store.connection, asked);
    process.stdout.write(auditReport(asked, verdict));
    if (verdict.faults.length > 0) process.exitCode = 1;
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
