import { setTimeout as pause } from 'node:timers/promises';
import { startIntake } from '../intake/leads.ts';
import type { Options } from '../options.ts';
import type { OwnStores } from '../product/own-stores.ts';
import type { Section } from '../report.ts';
import { percentile } from '../rounds.ts';
import { openLedger } from './open-ledger.ts';
import { type Receipts, recordReceipts } from './record-receipts.ts';
import { startSinks } from './sinks.ts';
import { startWorker } from './start-worker.ts';
import { storeLeads } from './store-leads.ts';
import type { StoredLead } from './tally-effects.ts';

const LEADS = 200;
const BAR_SECONDS = 10;
const ARRIVE_WITHIN_MS = 180_000;
const DATABASE = 'lanes';
const mails = ['staffMail', 'visitorMail'] as const;
type Mail = (typeof mails)[number];

/** Time from a stored lead to its mails while the CRM accepts every call and never answers. */
export async function measureLanes(stores: OwnStores, { leads: count = LEADS }: Options, log: (line: string) => void): Promise<Section> {
  const intake = await startIntake(stores, DATABASE);
  const ledger = openLedger(stores.mongodbUrl(DATABASE));
  const { take, arrivals } = recordReceipts(async (key) => !key?.endsWith('/webhook'));
  const worker = await startWorker(stores, DATABASE, await startSinks(take));
  log(`Lanes: posting ${count} leads while the CRM hangs ...`);
  await storeLeads(intake, count);
  const leads = await ledger.leads();
  const delivered = (mail: Mail) => secondsToArrival(leads, arrivals, mail);
  for (const late = Date.now() + ARRIVE_WITHIN_MS; Date.now() < late && mails.some((mail) => delivered(mail).length < count); )
    await pause(250);
  await Promise.all([intake.stop(), worker.stop()]);
  await ledger.close();
  return {
    title: 'Mails while the CRM hangs',
    notes: [
      `${count} leads posted to lead-intake, 16 at a time, while one lead-worker runs. The CRM accepts calls and never answers; mail host and analytics answer at once.`,
      `With ${stores.programs.join(' and ')}. Time runs from the stored lead to the receipt of its mail; a mail that is missing after ${ARRIVE_WITHIN_MS / 1000} s counts as that.`,
    ],
    figures: mails.flatMap((mail) => {
      const seconds = delivered(mail);
      const all = [...seconds, ...Array<number>(count - seconds.length).fill(ARRIVE_WITHIN_MS / 1000)];
      return [
        { name: `${mail}, p95`, value: percentile(all, 0.95), unit: 's', bar: { at: 'most' as const, value: BAR_SECONDS } },
        { name: `${mail}, longest`, value: Math.max(...all), unit: 's' },
      ];
    }),
  };
}

function secondsToArrival(leads: readonly StoredLead[], arrivals: Receipts['arrivals'], mail: Mail): number[] {
  return leads.flatMap(({ _id, createdAt }) => {
    const [arrivedAt] = arrivals.get(`lead/${_id}/${mail}`) ?? [];
    return arrivedAt === undefined ? [] : [(arrivedAt - createdAt.getTime()) / 1000];
  });
}
