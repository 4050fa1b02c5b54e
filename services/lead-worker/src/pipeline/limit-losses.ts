import type { RestoreJob } from '@annuity-lantern/contracts/jobs';
import { TRIES_ALONE } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { RestoreOutcome } from '@annuity-lantern/service-kit/restore-queue';
import type { Gate } from './create-gate.ts';
import type { RestoreLead } from './restore-lead.ts';

/**
 * After one loss, a submission runs alone in its worker. After as many losses alone as an effect may have, it is parked, because it may end
 * each worker that opens it.
 */
export function limitLosses(restore: RestoreLead, gate: Gate, log: Log): (job: RestoreJob, losses: number) => Promise<RestoreOutcome> {
  return async (job, losses) => {
    const { leadId } = job;
    if (losses === 0) return gate.together(() => restore(job));
    if (losses > TRIES_ALONE) {
      log.error('a sealed lead lost its worker too many times in a row and was parked', { leadId, errorClass: 'worker_lost' });
      return { parked: 'worker_lost' };
    }
    let outcome: RestoreOutcome = 'again';
    await gate.alone(leadId, async (begin) => {
      begin();
      outcome = await restore(job);
    });
    return outcome;
  };
}
