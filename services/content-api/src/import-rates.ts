/** Imports a rate sheet from a file, whether or not a content-api is running. */
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { MOST_BYTES, planSheet, publishSheet, readSheet } from '@annuity-lantern/rate-sheets';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { readImportSettings } from './env.ts';
import {
  appliedReport,
  dryRunReport,
  type ImportWords,
  importHelp,
  notReadyReport,
  planReport,
  readWords,
  refusedReport,
  tooLong,
  waitingReport,
  waitsAlreadyReport,
} from './import-report.ts';

const REFUSED = 1;
const WRONG_COMMAND = 2;
const STORE_AWAY = 3;
const WAITING = 4;
const CONNECT_LIMIT = 5000;
/** Writing fewer rates takes too little time to show progress. */
const MANY = 1000;

const words = readWords(process.argv.slice(2));
if (words === 'help') process.stdout.write(importHelp);
else if ('wrong' in words) fail(WRONG_COMMAND, `${words.wrong}\n\n${importHelp}`);
else await importFile(words);

async function importFile(asked: ImportWords): Promise<void> {
  const bytes = await readFileOf(asked.file);
  if (!bytes) return;
  if (bytes.length > MOST_BYTES) return fail(REFUSED, tooLong);
  process.stdout.write('Reading the sheet ...\n');
  const reading = readSheet({ bytes, asOf: asked.asOf, source: asked.source, now: Date.now() });
  if (!reading.ok) return fail(REFUSED, refusedReport(asked.file, reading));
  await putInPlace(asked, reading.rates);
}

async function putInPlace({ file, dryRun, source, force }: ImportWords, rates: Parameters<typeof planSheet>[1]): Promise<void> {
  const { MONGODB_URL, isProductionHost } = readImportSettings();
  const store = connectStore({ mongodbUrl: MONGODB_URL });
  const { connection } = store;
  try {
    await withDeadline(CONNECT_LIMIT, store.connected, () => new Error('no connection'));
    const plan = await planSheet(connection, rates, { samplesAllowed: !isProductionHost, force });
    if (plan.outcome !== 'same') process.stdout.write(planReport(plan));
    if (plan.outcome === 'same') process.stdout.write(notReadyReport(plan, isProductionHost));
    else if (plan.outcome !== 'ready') fail(REFUSED, notReadyReport(plan, isProductionHost));
    else if (dryRun) process.stdout.write(dryRunReport(plan));
    else {
      const by = {
        by: 'command',
        origin: 'command',
        source,
        now: new Date(),
        ...(file !== '-' && { fileName: basename(file).slice(0, 120) }),
      } as const;
      const outcome = await publishSheet(connection, plan, { ...by, onProgress: showProgress(plan.rates.length) });
      if (outcome === 'applied') process.stdout.write(appliedReport(rates.length));
      else if (outcome === 'waiting') fail(WAITING, waitingReport(plan));
      else if (outcome === 'waits_already') fail(WAITING, waitsAlreadyReport);
      else if (outcome === 'outrun')
        fail(STORE_AWAY, 'Another sheet was put in place meanwhile. Nothing of this one was: run the command again.\n');
      else fail(STORE_AWAY, 'Writing took too long. Nothing has changed: run the command again.\n');
    }
  } catch (error) {
    // A bug must not look like an outage.
    if (error instanceof ReferenceError || error instanceof TypeError) throw error;
    fail(STORE_AWAY, 'MongoDB did not answer. Run the command again: it says so when the sheet is in place already.\n');
  } finally {
    await store.close();
  }
}

/** Prints at most one line per tenth. */
function showProgress(all: number): (written: number) => void {
  let told = 0;
  return (written) => {
    if (all < MANY || (written < all && written - told < all / 10)) return;
    told = written;
    process.stdout.write(`  written ${written.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}\n`);
  };
}

/** Reads at most one byte more than a sheet may have: the name may lead to a device or a huge file. */
async function readFileOf(name: string): Promise<Buffer | undefined> {
  try {
    if (name === '-') return await collect(process.stdin);
    const file = await open(name);
    try {
      if (!(await file.stat()).isFile()) throw Object.assign(new Error(), { code: 'EISDIR' });
      return await collect(file.createReadStream({ end: MOST_BYTES, autoClose: false }));
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why =
      { ENOENT: 'there is no such file', EACCES: 'it may not be read', EISDIR: 'it is not a file' }[String(code)] ?? 'it cannot be read';
    fail(REFUSED, `${name}: ${why}. Nothing has changed.\n`);
    return undefined;
  }
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MOST_BYTES) break;
  }
  return Buffer.concat(chunks);
}

function fail(code: number, why: string): void {
  process.stderr.write(why);
  process.exitCode = code;
}
