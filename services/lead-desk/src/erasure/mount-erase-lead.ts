import { endHold, eraseLead, holdLead, type StaffErasureReason } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import { type Asked, changesLead, type Planned } from '../lead-work/change-call.ts';
import { notStored, refuseLongHistory } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';

/** Erasing requests, and holds that prevent it. Each is audited before it is done, by the id of the request alone. */
export function mountEraseLead(mountStaff: MountStaff, desk: DeskContext): void {
  const { leads, audit, consentLedger, erasures, hint } = desk;
  mountStaff(eraseLead, async ({ params, body: { reason, all = false } }, { request, log }) => {
    const { username: by } = callerOf(request);
    const lead = await leadOf(params.id);
    if (lead.hold) throw held();
    // This one last: the others are found by its address.
    const others = all ? await eraseSamePerson(lead, { by, reason }) : { erased: 0, held: 0 };
    const { outcome } = await erase(lead, { by, reason });
    if (outcome === 'held') throw held();
    log.info('a lead was erased', { leadId: lead._id, count: others.erased + 1 });
    return { erased: others.erased + (outcome === 'erased' ? 1 : 0), held: others.held };
  });

  mountStaff(
    holdLead,
    changesLead(desk, 'hold', ({ body }, asked) => changeHold(body.reason, asked, leadStore.holdLead)),
  );
  mountStaff(
    endHold,
    changesLead(desk, 'hold_ended', ({ body }, asked) => changeHold(body.reason, asked, leadStore.endHold)),
  );

  async function leadOf(id: string): Promise<leadStore.StoredLead> {
    const lead = await askStore(() => leadStore.findLead(leads, id.toLowerCase()));
    if (!lead) throw notStored();
    return lead;
  }

  /** Every other request with the address. Read again until none is left, because one look finds only some. */
  async function eraseSamePerson(lead: leadStore.StoredLead, why: Why): Promise<{ erased: number; held: number }> {
    const looked = new Set<string>();
    const count = { erased: 0, held: 0 };
    for (;;) {
      const related = await askStore(() => leadStore.findRelated(leads, lead));
      const next = related.filter(({ _id, has }) => has !== 'phone' && !looked.has(_id));
      if (next.length === 0) return count;
      for (const one of next) {
        looked.add(one._id);
        const { outcome } = await erase(one, why);
        if (outcome === 'erased') count.erased += 1;
        if (outcome === 'held') count.held += 1;
      }
    }
  }

  async function erase({ _id, kind }: Pick<leadStore.StoredLead, '_id' | 'kind'>, { by, reason }: Why): Promise<leadStore.ErasureOutcome> {
    const now = new Date();
    const result = await doAudited({
      audit,
      entry: { at: now, by, action: 'erase', leadId: _id, details: { reason } },
      work: () => leadStore.eraseLead(leads, _id, { by, reason, now, consentLedger, erasures }),
      isRefusal: ({ outcome }) => outcome !== 'erased',
    });
    if (result.outcome === 'erased') hint({ id: _id, kind, what: 'changed' });
    return result;
  }

  /** Audited without the reason, which is free text. */
  function changeHold(reason: string, { leadId, by: { username: by }, now, stored }: Asked, change: typeof leadStore.holdLead): Planned {
    refuseLongHistory(stored());
    return { change: () => change(leads, leadId, { reason, by, now }, erasures) };
  }
}

interface Why {
  readonly by: string;
  readonly reason: StaffErasureReason;
}

function held(): AppError {
  return new AppError('request_held', { message: 'the lead has a hold' });
}
