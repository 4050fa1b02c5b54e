import type { LeadDetail, StaffRole } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';

interface Person {
  readonly ownName: string | undefined;
  readonly role: StaffRole;
  readonly mayNote: boolean;
  readonly whyNotTake: string | undefined;
}

/** Why the person may do less with a request than others. Undefined if they may do everything that its status has. */
export function whyFewer(
  { owner, secondAdvisor }: Pick<LeadDetail, 'owner' | 'secondAdvisor'>,
  { ownName, role, mayNote, whyNotTake }: Person,
) {
  if (!mayNote) return 'Your role reads requests, and changes none.';
  if (!owner) return whyNotTake;
  if (role === 'manager' || [owner.username, secondAdvisor?.username].includes(ownName)) return undefined;
  const others = [owner, secondAdvisor].flatMap((person) => (person ? [isolateName(person.username)] : []));
  return `${isolateName(owner.username)} has this request. Only ${others.join(', ')} or a manager can take its next step.`;
}
