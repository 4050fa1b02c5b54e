import { useSite } from '@annuity-lantern/host-kit';
import { ClaimLink } from '../../../claims/claim-link.tsx';
import { PageHead } from '../../../page-head/page-head.tsx';

export function AdvisorsHero() {
  const { networkName } = useSite();
  return (
    <PageHead
      title="For Financial Advisors"
      lead={
        <>
          {networkName} is a network of <ClaimLink claim="advisors" /> advisors. The people who write to us have read the fine print first:
          they ask better questions, and they expect straight answers.
        </>
      }
    />
  );
}
