import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { todayAt } from '@annuity-lantern/domain/open-time';
import { useSite } from '@annuity-lantern/host-kit';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { useOwnName, useOwnRole } from '../../../queries/session.ts';
import { useOwners } from '../owners/owners.tsx';
import { unlicensedWords } from './license-words.ts';

/** The day by the clock of the office, which decides whether a license holds. */
export function useOfficeDay(): string {
  const now = useNow(60_000);
  return todayAt(new Date(now), useSite().hours);
}

/** Returns a function that says why an account may not get a request of a state. Undefined if it may, as far as the desk knows: its service decides. */
export function useUnlicensed(): (username: string | undefined, state: string | undefined) => string | undefined {
  const owners = useOwners();
  const ownName = useOwnName();
  const today = useOfficeDay();
  return (username, state) => {
    const account = owners?.find((one) => one.username === username);
    return account && unlicensedWords(account, { state, today, isOwn: username === ownName });
  };
}

/** Why the person at the desk may not take an unowned request, and who may give it to them. Undefined if they may. */
export function useWhyNotTake({ owner, state }: Partial<Pick<LeadDetail, 'owner' | 'state'>>): string | undefined {
  const why = useUnlicensed()(useOwnName(), state);
  const isManager = useOwnRole() === 'manager';
  if (owner || why === undefined) return undefined;
  return `${why} ${isManager ? 'Give it to yourself for service only.' : 'A manager can give it to you for service only.'}`;
}
