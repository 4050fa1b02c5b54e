import { canHaveRequests, type LeadOwner } from '@annuity-lantern/contracts/http';
import desk from '../../../shared-styles/desk.module.css';
import { useOwners } from './owners.tsx';

/** The owner of a request, and whether the account can't work on it. */
export function OwnerName({ owner }: { owner: LeadOwner }) {
  const account = useOwners()?.find(({ id }) => id === owner.id);
  return (
    <>
      <bdi>{owner.username}</bdi>
      {account && !canHaveRequests(account) && (
        <span>
          : <span className={desk.brick}>{account.disabled ? 'the account is disabled' : 'this viewer can’t act'}</span>
        </span>
      )}
    </>
  );
}
