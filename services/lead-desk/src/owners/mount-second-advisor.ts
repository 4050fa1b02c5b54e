import { addSecondAdvisor, consentDays, hasRightsOf, removeSecondAdvisor } from '@annuity-lantern/contracts/http';
import * as leadStore from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { findActiveUserNamed, type StaffUser } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { changesLead } from '../lead-work/change-call.ts';
import { refuseLongHistory, refuseUnlessMayGive } from '../lead-work/refusals.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { recipientOf, unlicensedWords } from './may-get.ts';

type Field = 'username' | 'agreedOn';

/** The second advisor of a request, whom the visitor agreed to. */
export function mountSecondAdvisor(mountStaff: MountStaff, desk: DeskContext): void {
  const { leads, connection, hours } = desk;
  mountStaff(
    addSecondAdvisor,
    changesLead(desk, 'second_advisor', async ({ body: { username, agreedOn, way, seq } }, { leadId, by, now, seenAt }) => {
      const seen = seenAt(seq);
      refuseUnlessMayGive(seen, by);
      refuseLongHistory(seen);
      const second = recipientOf(refuseInvalid(seen, await askStore(() => findActiveUserNamed(connection, username))), hours);
      if (!leadStore.mayGet(second, seen)) throw invalid('username', `${unlicensedWords(second, seen)} Choose someone who is.`);
      const { first, last } = consentDays(seen.createdAt, now);
      if (agreedOn < first) throw invalid('agreedOn', 'This day is before the request came in. Enter the day on which the visitor agreed.');
      if (agreedOn > last) throw invalid('agreedOn', 'This day is in the future. Enter the day on which the visitor agreed.');
      return {
        details: { seq, to: second.username, agreedOn, way },
        change: () => leadStore.addSecondAdvisor(leads, leadId, { second: { ...second, agreedOn, way }, seq, by, now }),
      };
    }),
  );

  mountStaff(
    removeSecondAdvisor,
    changesLead(desk, 'second_advisor', ({ query: { seq } }, { leadId, by, now, seenAt }) => {
      const seen = seenAt(seq);
      refuseUnlessMayGive(seen, by);
      refuseLongHistory(seen);
      if (!seen.secondAdvisor) throw invalid('username', 'This request has no second advisor.');
      return {
        details: { seq, from: seen.secondAdvisor.username },
        change: () => leadStore.removeSecondAdvisor(leads, leadId, { seq, by, now }),
      };
    }),
  );
}

/** @throws AppError `invalid_input` (400) if this person cannot join */
function refuseInvalid({ owner, secondAdvisor }: leadStore.StoredLead, user: StaffUser | undefined): StaffUser {
  if (!owner) throw invalid('username', 'Nobody has this request. It needs an owner first.');
  if (secondAdvisor) throw invalid('username', `${secondAdvisor.username} is the second advisor. End that first.`);
  if (!user || !hasRightsOf(user.role, 'agent')) throw invalid('username', 'No agent or manager has this user name.');
  if (user.id === owner.id) throw invalid('username', `${user.username} is the owner of this request.`);
  return user;
}

function invalid(field: Field, message: string): AppError {
  return new AppError('invalid_input', {
    message: 'the second advisor of the lead cannot be changed so',
    userMessage: message,
    errors: [{ field, code: 'custom', message }],
  });
}
