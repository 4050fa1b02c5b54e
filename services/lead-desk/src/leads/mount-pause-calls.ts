import { pauseCalls, resumeCalls } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import { doAudited } from '../do-audited.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { type Caller, callerOf } from '../session/staff.ts';
import type { NoCallsOptions } from './add-to-list.ts';
import { callWordsFields } from './call-words-fields.ts';
import { noCallsFields } from './no-calls-fields.ts';
import { notStored, refusal, refuseLongHistory } from './refusals.ts';
import { toLeadDetail } from './to-lead-detail.ts';

interface PauseOptions extends NoCallsOptions {
  readonly callWords: leadStore.CallWords | null;
}

/** A caller who did not know the three words of a request: calls to it are paused until its owner or a manager says otherwise. Audited before it changes. */
export function mountPauseCalls(mountStaff: MountStaff, options: PauseOptions): void {
  const { leads, doNotCall, audit, hint, callWords } = options;

  mountStaff(pauseCalls, async ({ params }, { request, log }) => {
    const caller = callerOf(request);
    // Without the words the call does not exist.
    if (!callWords) throw notStored();
    const lead = await pauseOnce(options, await leadOf(params.id), { by: caller.username });
    log.warn('a caller did not know the words of a request: calls are paused', { leadId: lead._id });
    return await toDetail(lead, caller);
  });

  mountStaff(resumeCalls, async ({ params, body: { reason } }, { request, log }) => {
    const caller = callerOf(request);
    const seen = await leadOf(params.id);
    if (caller.role !== 'manager' && seen.owner?.id !== caller.id) throw notTheirs();
    refuseLongHistory(seen);
    const now = new Date();
    const result = await doAudited({
      audit,
      // Without the reason, which is free text.
      entry: { at: now, by: caller.username, action: 'calls_resumed', leadId: seen._id },
      work: () => leadStore.resumeCalls(leads, seen._id, { by: caller.username, reason, now }),
      isRefusal: ({ outcome }) => outcome !== 'changed',
    });
    if (result.outcome !== 'changed') throw result.outcome === 'refused' ? refusal(result.lead, result.lead.seq) : notStored();
    log.info('calls are allowed again', { leadId: seen._id });
    hint({ id: seen._id, kind: seen.kind, what: 'changed' });
    return await toDetail(result.lead, caller);
  });

  async function leadOf(id: string): Promise<leadStore.StoredLead> {
    const lead = await askStore(() => leadStore.findLead(leads, id.toLowerCase()));
    if (!lead || lead.status === 'erased') throw notStored();
    return lead;
  }

  async function toDetail(lead: leadStore.StoredLead, caller: Caller) {
    const record = await askStore(() => doNotCall.read(lead));
    return { ...toLeadDetail(lead), ...noCallsFields(record), ...callWordsFields(callWords, { ...lead, noCalls: record.noCalls }, caller) };
  }
}

/** Pauses calls, unless they are paused already. */
export async function pauseOnce(
  { leads, audit, hint }: Omit<NoCallsOptions, 'doNotCall'>,
  lead: leadStore.StoredLead,
  { by, isOwn = false }: { readonly by: string; readonly isOwn?: boolean },
): Promise<leadStore.StoredLead> {
  if (lead.callsPaused) return lead;
  const now = new Date();
  const result = await doAudited({
    audit,
    entry: { at: now, by, action: 'calls_paused', leadId: lead._id },
    work: () => leadStore.pauseCalls(leads, lead._id, { by, isOwn, now }),
    isRefusal: ({ outcome }) => outcome !== 'changed',
  });
  if (result.outcome === 'unknown') throw notStored();
  hint({ id: lead._id, kind: lead.kind, what: 'changed' });
  return result.lead;
}

function notTheirs(): AppError {
  return new AppError('forbidden', {
    message: 'neither the owner nor a manager',
    userMessage: 'Only the owner of this request or a manager can allow calls again.',
  });
}
