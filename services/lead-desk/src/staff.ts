/** Manages staff accounts from the command line, whether or not a desk is running. */
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { openAuditWriter, openSignInDigests } from '@annuity-lantern/staff-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { readAuditSettings } from './env.ts';
import { readWords, staffHelp } from './staff-command/read-words.ts';
import type { Verb } from './staff-command/verb.ts';

const CONNECT_LIMIT = 5000;

const asked = readWords(process.argv.slice(2));
if (asked === 'help') process.stdout.write(staffHelp);
else if ('wrong' in asked) fail(asked.wrong);
else await run(asked.verb, asked.operands);

async function run(verb: Verb, operands: readonly string[]): Promise<void> {
  const { MONGODB_URL: mongodbUrl, AUDIT_KEY: secrets, AUDIT_HEADS_FILE: headsFile } = readAuditSettings();
  const store = connectStore({ mongodbUrl });
  const onHeadsError = () => fail('The heads of the audit could not be written to AUDIT_HEADS_FILE.');
  const audit = openAuditWriter(store.connection, { secrets, headsFile, onHeadsError });
  try {
    await withDeadline(CONNECT_LIMIT, store.connected, () => new Error('no connection'));
    const { done, sentence } = await verb.run(store, operands, audit, openSignInDigests(secrets));
    if (done) process.stdout.write(`${sentence}\n`);
    else fail(sentence);
  } catch (error) {
    // A bug must not look like an outage.
    if (error instanceof ReferenceError || error instanceof TypeError) throw error;
    fail('MongoDB did not answer: run the command again.');
  } finally {
    await audit.close();
    await store.close();
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
