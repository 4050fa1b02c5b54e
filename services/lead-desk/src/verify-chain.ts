import type { ConsentsVerdict } from '@annuity-lantern/lead-store';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { type ChainName, chainReport, helpOf, readDays, records } from './chain-report.ts';

const CONNECT_LIMIT = 5000;

type Verify<Settings> = (connection: Store['connection'], day: string, settings: Settings) => Promise<ConsentsVerdict>;

/** The command that verifies the days of a record that its words name. */
export async function verifyChain<Settings extends { readonly MONGODB_URL: string }>(
  name: ChainName,
  readSettings: () => Settings,
  verify: Verify<Settings>,
): Promise<void> {
  const words = process.argv.slice(2);
  const days = readDays(words, new Date());
  if (words.includes('--help') || words.includes('-h')) process.stdout.write(helpOf(name));
  else if (days === null) fail(helpOf(name));
  else await verifyDays(name, days, readSettings(), verify);
}

async function verifyDays<Settings extends { readonly MONGODB_URL: string }>(
  name: ChainName,
  days: readonly string[],
  settings: Settings,
  verify: Verify<Settings>,
): Promise<void> {
  const store = connectStore({ mongodbUrl: settings.MONGODB_URL });
  try {
    await withDeadline(CONNECT_LIMIT, store.connected, () => new Error('no connection'));
    for (const day of days) {
      const verdict = await verify(store.connection, day, settings);
      process.stdout.write(chainReport(name, day, verdict));
      if (verdict.faults.length > 0 || verdict.heads === 'unreadable') process.exitCode = 1;
    }
  } catch {
    fail(`MongoDB did not answer: nothing is known of ${records[name].inText}.\n`);
  } finally {
    await store.close();
  }
}

function fail(why: string): void {
  process.stderr.write(why);
  process.exitCode = 1;
}
