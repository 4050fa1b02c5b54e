import { listSealed, MOST_SEALED, retrySealed } from '@annuity-lantern/contracts/http';
import { readBodyId } from '@annuity-lantern/contracts/jobs';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';

const RETRY_AFTER = 5;

/** The requests that are only in Redis: the list, and trying one again, which is audited beforehand. */
export function mountSealedRequests(mountStaff: MountStaff, { sealed, audit }: DeskContext): void {
  mountStaff(listSealed, async () => {
    const found = await sealed?.list(MOST_SEALED + 1).catch(() => undefined);
    if (!found) return { more: false };
    const requests = found.slice(0, MOST_SEALED).map(({ createdAt, ...one }) => ({ ...one, since: createdAt.toISOString() }));
    return { requests, more: found.length > MOST_SEALED };
  });

  mountStaff(retrySealed, async ({ params: { id } }, { request, log }) => {
    const { leadId } = readBodyId(id);
    const retry = async () => {
      if (!sealed) throw redisAway(undefined);
      return sealed.retry(id).catch((error: unknown) => {
        throw redisAway(error);
      });
    };
    const retried = await doAudited({
      audit,
      entry: { at: new Date(), by: callerOf(request).username, action: 'sealed_retried', leadId },
      work: retry,
      isRefusal: (done) => !done,
    });
    if (!retried) throw new AppError('not_found', { message: 'the sealed request neither waits nor is parked' });
    log.info('a sealed request is tried again', { leadId });
    return undefined;
  });
}

function redisAway(cause: unknown): AppError {
  return new AppError('store_unavailable', {
    message: 'Redis did not answer',
    userMessage: 'Redis does not answer. Please try again shortly.',
    retryAfter: RETRY_AFTER,
    cause,
  });
}
