import { useMayShowClaim, useSite } from '@annuity-lantern/host-kit';
import { ClaimLink } from '../../../claims/claim-link.tsx';
import { PageHead } from '../../../page-head/page-head.tsx';

export function AdvisorsHero() {
  const { networkName } = useSite();
  const mayShow = useMayShowClaim();
  return (
    <PageHead
      title="For Financial Advisors"
      lead={
        <>
          {networkName} is a network of{' '}
          {mayShow('advisors') && (
            <>
              <ClaimLink claim="advisors" />{' '}
            </>
          )}
          advisors. The people who write to us have read the fine print first: they ask better questions, and they expect straight answers.
        </>
      }
    />
  );
}
