import { effects, unsureEffects } from '@annuity-lantern/contracts/effects';
import { answerUnconfirmed as answerEndpoint, listUnconfirmed as listEndpoint, MOST_UNCONFIRMED } from '@annuity-lantern/contracts/http';
import { answerUnconfirmed, findUnconfirmed, listUnconfirmed, type Unconfirmed } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { doAudited } from '../do-audited.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';

/** Milliseconds for up to 10,000 rows, or for the writes of one answer. Below the gateway's timeout. */
const BUDGET = 8000;

/** What may or may not have happened in an outage: the list, and the answer for many requests at once, which is audited beforehand. */
export function mountUnconfirmed(mountStaff: MountStaff, { leads, audit, hint }: DeskContext): void {
  mountStaff(listEndpoint, async ({ query: { queue, from, to } }) => {
    const names = unsureEffects.filter((name) => effects[name].queue === queue);
    const span = { from: new Date(from), to: new Date(to) };
    const found = await askStore(() => listUnconfirmed(leads, names, span, MOST_UNCONFIRMED + 1), BUDGET);
    return { rows: found.slice(0, MOST_UNCONFIRMED).map(toRow), more: found.length > MOST_UNCONFIRMED };
  });

  mountStaff(answerEndpoint, async ({ body }, { request, log }) => {
    const { effect, answer } = body;
    const until = new Date(body.until);
    const ids = [...new Set(body.leadIds.map((id) => id.toLowerCase()))];
    // Someone else may have answered for some of them: the audit names only the others.
    const found = await askStore(() => findUnconfirmed(leads, effect, ids, until));
    if (found.length === 0) return { answered: 0 };
    const details = { effect, answer, leadIds: found.map(({ leadId }) => leadId) };
    const entry = { at: new Date(), by: callerOf(request).username, action: 'unconfirmed_answered', details } as const;
    const changed = await doAudited({
      audit,
      entry,
      work: async () => {
        const outcomes = await Promise.all(found.map((one) => answerUnconfirmed(leads, { ...one, until }, answer)));
        return found.filter((_, index) => outcomes[index]);
      },
      isRefusal: (done) => done.length === 0,
      budget: BUDGET,
    });
    const missed = found.filter((one) => !changed.includes(one)).map(({ leadId }) => leadId);
    if (missed.length > 0 && changed.length > 0)
      await askStore(() =>
        audit.append({ ...entry, at: new Date(), action: 'unconfirmed_answered_refused', details: { ...details, leadIds: missed } }),
      );
    for (const { leadId, kind } of changed) hint({ id: leadId, kind, what: 'stopped' });
    log.info('unconfirmed effects were answered', { effect, count: changed.length });
    return { answered: changed.length };
  });
}

function toRow({ leadId, effect, order, at }: Unconfirmed) {
  return { leadId, effect, key: `lead/${leadId}/${effect}${order === undefined ? '' : `/${order}`}`, at: at.toISOString() };
}
