import { addLeadNote, type LeadDetail } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { useMayAct, useMayCall } from '../../../queries/session.ts';
import { useWhyNotTake } from '../licenses/use-unlicensed.ts';

type Worked = Partial<Pick<LeadDetail, 'owner' | 'secondAdvisor' | 'state'>>;

/** Whose request it is: who has it, and who may take its next step. */
export function whoseWords({ owner, secondAdvisor }: Worked): { readonly has: string; readonly rule: string } {
  const names = [owner, secondAdvisor].flatMap((person) => (person ? [isolateName(person.username)] : []));
  return { has: `${names[0] ?? ''} has this request.`, rule: `Only ${names.join(', ')} or a manager can take its next step.` };
}

/** Why the person may do less with a request than others. Undefined if they may do everything that its status has. */
export function useWhyFewer(lead: Worked): string | undefined {
  const mayNote = useMayCall(addLeadNote);
  const mayAct = useMayAct(lead);
  const whyNotTake = useWhyNotTake(lead);
  const { has, rule } = whoseWords(lead);
  if (!mayNote) return 'Your role reads requests, and changes none.';
  return mayAct ? whyNotTake : `${has} ${rule}`;
}
