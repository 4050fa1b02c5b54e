import { pauseProvider, resumeProvider } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';

/** Pausing and resuming a provider, audited beforehand. */
export function mountProviderSwitches(mountStaff: MountStaff, { switches, audit }: DeskContext): void {
  mountStaff(pauseProvider, async ({ params: { queue }, body: { reason } }, { request, log }) => {
    const by = callerOf(request).username;
    // The typed reason stays with the switch: the audit holds no free text.
    const paused = await doAudited({
      audit,
      entry: { at: new Date(), by, action: 'provider_paused', details: { queue } },
      work: () => switches.pause(queue, { by, reason }),
      isRefusal: (done) => !done,
    });
    if (!paused) throw new AppError('not_found', { message: 'a person has paused the provider' });
    log.info('a provider was paused', { queue });
    return undefined;
  });

  mountStaff(resumeProvider, async ({ params: { queue } }, { request, log }) => {
    const resumed = await doAudited({
      audit,
      entry: { at: new Date(), by: callerOf(request).username, action: 'provider_resumed', details: { queue } },
      work: () => switches.resume(queue),
      isRefusal: (done) => !done,
    });
    if (!resumed) throw new AppError('not_found', { message: 'the provider is not paused' });
    log.info('a provider was resumed', { queue });
    return undefined;
  });
}
