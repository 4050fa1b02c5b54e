import { providers, type SwitchedQueue } from '@annuity-lantern/contracts/effects';
import { PAUSED_ITSELF } from '@annuity-lantern/contracts/http';
import type { Pause, ProviderSwitches } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';
import type { Mailer } from '../mail/create-mailer.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import type { SwitchWatch } from './watch-switches.ts';

interface TellOptions {
  readonly switches: ProviderSwitches;
  readonly watch: Pick<SwitchWatch, 'isQueuePaused'>;
  readonly mailer: Mailer;
  readonly staffMailTo: readonly string[];
  readonly deskOrigin: string;
  readonly log: Log;
}

const EVERY = 10_000;

/** Mails staff once for each provider that paused itself. A mail that failed is tried again after 5 minutes while the pause lasts. */
export function startTellingPaused(options: TellOptions): Repeating {
  const warn = lowRateWarning(options.log.warn);
  return repeat({
    every: EVERY,
    work: () => tellPaused(options),
    onError: (error) => warn('staff were not told of a provider that paused itself, the next try is in 5 minutes', { error }),
  });
}

/** Tells of no other provider while mails are paused. Rejects if MongoDB is away. @throws EffectRefusal */
export async function tellPaused({ switches, watch, mailer, staffMailTo, deskOrigin }: Omit<TellOptions, 'log'>): Promise<void> {
  if (watch.isQueuePaused('lead-notify')) return;
  for (const { _id: queue, paused } of await switches.read()) {
    if (paused?.by !== PAUSED_ITSELF || paused.told || !(await switches.claimTelling(queue))) continue;
    await mailer.send(composePausedMail(queue, paused, deskOrigin), staffMailTo, `provider/${queue}/${paused.at.getTime()}`);
    await switches.markTold(queue, paused.at);
  }
}

function composePausedMail(queue: SwitchedQueue, { reason }: Pick<Pause, 'reason'>, deskOrigin: string): Mail {
  const { name } = providers[queue];
  return renderMail({
    subject: `Paused: ${name}`,
    sender: 'Annuity Lantern',
    context: 'staff desk',
    preview: 'Every attempt failed for an hour. Its work waits, and nothing is lost.',
    heading: `Paused: ${name}`,
    opening: `Every attempt at ${name} failed for an hour, so its work waits now. Nothing is lost.`,
    blocks: [
      {
        kind: 'facts',
        first: { label: 'Queue', value: queue },
        rest: [{ label: 'Last error', value: reason }],
      },
      {
        kind: 'paragraph',
        words: 'One piece of work is tried every 5 minutes. When it succeeds, the rest goes on by itself. A manager can also resume it.',
      },
      { kind: 'button', words: 'Open the pipeline', to: `${deskOrigin}/admin?part=pipeline` },
      { kind: 'small', words: 'There is one mail for each pause.' },
    ],
  });
}
