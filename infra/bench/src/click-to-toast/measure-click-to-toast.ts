import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumProgram } from '../product/chromium.ts';
import type { ProductOnProductionHost } from '../product/start-on-production-host.ts';
import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import { openAsPhone, throttling } from './open-as-phone.ts';
import { type SentForm, sendForm } from './send-form.ts';
import { serverTime } from './server-time.ts';

const ROUNDS = 11;

type Round = SentForm & { readonly server: number };

/** From the click that sends the filled-in consultation form to the toast, on a phone with a slow network; each round is a new visitor. */
export async function measureClickToToast(
  { origin, dataDir }: ProductOnProductionHost,
  log: (line: string) => void,
  { rounds = ROUNDS }: { readonly rounds?: number | undefined } = {},
): Promise<Section> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const launching = chromium.launch({ executablePath: chromiumProgram(), args: chromiumFlags, ...signals });
  const close = undoAtEnd(async () => (await launching).close());
  const browser = await launching;
  const measured: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const page = await openAsPhone(browser);
    const sent = await sendForm(page, origin, round);
    await page.context().close();
    measured.push({ ...sent, server: await serverTime(dataDir, sent.requestId) });
    log(`Click to toast: round ${round} of ${rounds}: ${Math.round(sent.toastVisible)} ms`);
  }
  await close();
  return report(measured);
}

function report(measured: readonly Round[]): Section {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } = throttling;
  const of = (value: (round: Round) => number) => measured.map(value);
  const total = of(({ toastVisible }) => toastVisible);
  const server = of((round) => round.server);
  return {
    title: 'From the click to the toast',
    notes: [
      `Real Chromium, 390 px wide, empty cache; slowed down as Lighthouse's phone: ${Math.round(requestLatencyMs)} ms for each request, ` +
        `${Math.round(downloadThroughputKbps)} kbit/s down and ${Math.round(uploadThroughputKbps)} up, processor ${cpuSlowdownMultiplier} times slower.`,
      'From the click that sends the filled-in consultation form, whose token is old enough, to the first frame in which the toast is visible; ' +
        'read inside the page.',
      "The server's share is what the gateway's log says of the call, in whole milliseconds: gateway, lead-intake, its checks and the journaled insert.",
      `Asked for between the click and the toast: ${[...new Set(measured.flatMap(({ asked }) => asked))].join(', ')}.`,
      `${measured.length} rounds, each a new visitor. Medians; in brackets the smallest and the largest round.`,
    ],
    figures: [
      { name: 'click to toast', value: Math.round(median(total)), unit: 'ms' },
      { name: "the server's part of it", value: median(server), unit: 'ms' },
      { name: "the server's share", value: 100 * median(of((round) => round.server / round.toastVisible)), unit: '%' },
    ],
    tables: [
      {
        title: 'Where the time goes',
        columns: ['part', 'ms'],
        rows: [
          [
            'from the click until the request leaves',
            spreadText(
              of(({ requestSent }) => requestSent),
              0,
            ),
          ],
          [
            'from there until the answer has been read',
            spreadText(
              of((round) => round.answerRead - round.requestSent),
              0,
            ),
          ],
          ['of that in the server', spreadText(server, 0)],
          [
            'from the answer until the toast is visible',
            spreadText(
              of((round) => round.toastVisible - round.answerRead),
              0,
            ),
          ],
          ['all', spreadText(total, 0)],
        ],
      },
    ],
  };
}
