import { randomBytes, randomUUID } from 'node:crypto';
import { askForCode, openMyRequest } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { Section } from '@annuity-lantern/harness/report';
import { createRandom, interleave, median, percentile } from '@annuity-lantern/harness/rounds';
import { startService } from '@annuity-lantern/harness/start-service';
import { openLeads } from '@annuity-lantern/lead-store';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { generateLeads } from './desk/generate-leads.ts';
import type { Options } from './options.ts';

const DATABASE = 'codes';
/** A lead takes one code in 20 seconds, so each round asks for the code of another one. Each answer takes 400 ms. */
const ROUNDS = 40;
const WARM_UP = 5;
const BAR = 1.25;
const WRONG = '000 000';

interface Visitor {
  readonly reference: string;
  readonly email: string;
}
interface Answer {
  readonly took: number;
  /** Status and body, without the id of the call. */
  readonly text: string;
}
const sides = ['known', 'unknown address', 'unknown request'] as const;
type Side = (typeof sides)[number];

/** Whether the answers about a request tell that its reference number and address are known: by their words, and by their time. */
export async function measureCodes(stores: OwnStores, { rounds = ROUNDS, seed }: Options, log: (line: string) => void): Promise<Section> {
  const desk = await startDesk(stores);
  const known = await storeVisitors(stores, rounds + WARM_UP, seed);
  const send = async (path: string, body: object): Promise<Answer> => {
    const begin = performance.now();
    const response = await fetch(desk.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-client-address': '198.51.100.23' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const took = performance.now() - begin;
    return { took, text: `${response.status} ${text.replace(/"requestId":"[^"]*"/, '')}` };
  };
  const ask = (visitor: Visitor) => send(askForCode.path, { of: visitor });
  const guess = (visitor: Visitor) => send(openMyRequest.path, { of: visitor, code: WRONG });
  const visitorOf = (side: Side, round: number): Visitor => {
    const visitor = known[round] as Visitor;
    if (side === 'known') return visitor;
    const email = `${randomBytes(6).toString('hex')}@mail.example`;
    return side === 'unknown address' ? { ...visitor, email } : { email, reference: leadReference(randomUUID()) };
  };

  log(`Codes: asking for ${rounds} codes of each kind ...`);
  for (let round = 0; round < WARM_UP; round += 1) for (const side of sides) await ask(visitorOf(side, rounds + round));
  // No answer waits for the code to be made, so the call right after it must not tell either.
  const asked = await interleave(sides, { rounds, seed }, async (side, round) => {
    const answer = await ask(visitorOf(side, round - 1));
    return { answer, next: await ask(visitorOf('unknown request', round - 1)) };
  });
  log(`Codes: trying ${rounds} wrong codes of each kind ...`);
  const tried = await interleave(sides, { rounds, seed }, (side, round) => guess(visitorOf(side, round - 1)));
  await desk.stop();

  const rowsOf = {
    'a code': timesOf((side) => asked[side].map(({ answer }) => answer)),
    'the call after it': timesOf((side) => asked[side].map(({ next }) => next)),
    'a wrong code': timesOf((side) => tried[side]),
  };
  const texts = [asked.known.map(({ answer }) => answer), tried.known].map((answers) => new Set(answers.map(({ text }) => text)));
  const others = sides.flatMap((side) =>
    [asked[side].map(({ answer }) => answer), tried[side]].map((answers) => answers.map(({ text }) => text)),
  );
  const different = others.flatMap((answers, place) => answers.filter((text) => !texts[place % 2]?.has(text)));
  return {
    title: 'Codes of My request',
    notes: [
      `lead-desk alone, off the production host: ${rounds} codes and as many wrong codes for a reference number and its address, for the same number with an address of no one, and for a number of no request, in turns of random order.`,
      'The ratio is the larger of both ways round, so that 1.25 also means 0.8.',
      `With ${stores.programs.join(' and ')}. Everything shares the machine.`,
    ],
    figures: [
      ...Object.entries(rowsOf).flatMap(([name, { ratios }]) => [
        { name: `${name}: largest ratio of the medians`, value: ratios.median, unit: 'times', bar: { at: 'most', value: BAR } as const },
        { name: `${name}: largest ratio of the p95`, value: ratios.p95, unit: 'times', bar: { at: 'most', value: BAR } as const },
      ]),
      { name: 'answers whose status or words differ', value: different.length, unit: '', bar: { at: 'most', value: 0 } },
    ],
    tables: [
      {
        title: 'Answer times, median and p95',
        columns: ['', ...sides],
        rows: Object.entries(rowsOf).map(([name, { cells }]) => [name, ...cells]),
      },
    ],
  };
}

function timesOf(answersOf: (side: Side) => readonly Answer[]) {
  const of = sides.map((side) => {
    const times = answersOf(side).map(({ took }) => took);
    return { median: median(times), p95: percentile(times, 0.95) };
  });
  const ratio = (values: readonly number[]) => Math.max(...values) / Math.min(...values);
  return {
    ratios: { median: ratio(of.map((one) => one.median)), p95: ratio(of.map((one) => one.p95)) },
    cells: of.map((one) => `${one.median.toFixed(2)} ms, ${one.p95.toFixed(2)} ms`),
  };
}

/** Without an account, because no one signs in. */
async function startDesk({ mongodbUrl, logsDir }: OwnStores) {
  const secret = () => randomBytes(32).toString('hex');
  return await startService({
    name: 'lead-desk',
    entry: 'services/lead-desk/src/main.ts',
    logsDir,
    env: {
      MONGODB_URL: mongodbUrl(DATABASE),
      SESSION_SECRET: secret(),
      AUDIT_KEY: secret(),
      CONSENT_KEY: secret(),
      ID_KEY: secret(),
      STAFF_KEYS: `bench:${secret()}`,
    },
  });
}

async function storeVisitors({ mongodbUrl }: OwnStores, count: number, seed: number): Promise<Visitor[]> {
  const store = connectStore({ mongodbUrl: mongodbUrl(DATABASE) });
  const close = undoAtEnd(() => store.close());
  await store.connected;
  const leads = openLeads(store);
  await generateLeads(leads, { count, random: createRandom(seed), onProgress: () => {} });
  const stored = await leads.any.find({}, { email: 1 }).lean<{ readonly _id: string; readonly email: string }[]>();
  await close();
  return stored.map(({ _id, email }) => ({ reference: leadReference(_id), email }));
}
