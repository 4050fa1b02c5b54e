import { randomBytes } from 'node:crypto';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { signInAttemptsCollection } from '@annuity-lantern/staff-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import type { Options } from '../options.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { startProcess } from '../product/start-process.ts';
import type { Section } from '../report.ts';
import { interleave, median, percentile } from '../rounds.ts';

const PAIRS = 200;
const WARM_UP = 10;
const BAR = { least: 0.8, most: 1.25 };
const USERNAME = 'bench';

/** Whether the time of a refused sign-in tells if the user name exists. */
export async function measurePassword(
  { mongodbUrl, logsDir, programs }: OwnStores,
  { rounds = PAIRS, seed }: Pick<Options, 'rounds' | 'seed'>,
  log: (line: string) => void,
): Promise<Section> {
  const database = mongodbUrl('password');
  const desk = await startProcess({
    name: 'lead-desk',
    entry: 'services/lead-desk/src/main.ts',
    logsDir,
    env: {
      MONGODB_URL: database,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      AUDIT_KEY: randomBytes(32).toString('hex'),
      STAFF_KEYS: `bench:${randomBytes(32).toString('hex')}`,
      STAFF_USERNAME: USERNAME,
      STAFF_PASSWORD: randomBytes(16).toString('hex'),
    },
  });
  const store = connectStore({ mongodbUrl: database });
  const close = undoAtEnd(() => store.close());
  await store.connected;
  const attempts = store.connection.collection(signInAttemptsCollection);

  /** Milliseconds to the whole answer. */
  const refused = async (username: string): Promise<number> => {
    // Else the eleventh of them would have to wait. The desk counts each all the same.
    await attempts.deleteMany({});
    const body = JSON.stringify({ username, password: randomBytes(16).toString('hex') });
    const begin = performance.now();
    const answer = await fetch(`${desk.origin}/api/staff/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: desk.origin },
      body,
    });
    const { code } = (await answer.json()) as { readonly code: string };
    const taken = performance.now() - begin;
    if (code !== 'sign_in_refused') throw new Error(`The desk answered ${answer.status} ${code}.`);
    return taken;
  };
  const nameOf = { unknown: () => randomBytes(4).toString('hex'), wrong: () => USERNAME };
  const pairs = (count: number) => interleave(['unknown', 'wrong'], { rounds: count, seed }, (side) => refused(nameOf[side]()));
  await pairs(WARM_UP);
  log(`Password: ${rounds} pairs ...`);
  const { unknown, wrong } = await pairs(rounds);
  await close();
  await desk.stop();

  const ratio = median(unknown) / median(wrong);
  const name = 'time(unknown user) / time(wrong password), medians';
  return {
    title: 'Refused sign-ins at the desk',
    notes: [
      `One lead-desk process, called without the gateway and its limit, ${rounds} pairs after ${WARM_UP} to warm up: an unknown user and a wrong password, in random order.`,
      'Before each call the counts of failed sign-ins are emptied, outside the measured time. The desk counts every call, and none has to wait.',
      `With ${programs.join(' and ')}.`,
    ],
    figures: [
      { name: 'unknown user, median', value: median(unknown), unit: 'ms' },
      { name: 'wrong password, median', value: median(wrong), unit: 'ms' },
      { name: 'unknown user, p95', value: percentile(unknown, 0.95), unit: 'ms' },
      { name: 'wrong password, p95', value: percentile(wrong, 0.95), unit: 'ms' },
      { name, value: ratio, unit: 'times', bar: { at: 'least', value: BAR.least } },
      { name: 'the same', value: ratio, unit: 'times', bar: { at: 'most', value: BAR.most } },
    ],
  };
}
