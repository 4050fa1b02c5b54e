import { useMayShowSiteClaim, useSite } from '@annuity-lantern/host-kit';
import { PageHead } from '../../../page-head/page-head.tsx';
import { SiteClaimLink } from '../../../site-claims/site-claim-link.tsx';

export function AdvisorsHero() {
  const { networkName } = useSite();
  const mayShow = useMayShowSiteClaim();
  return (
    <PageHead
      title="For Financial Advisors"
      lead={
        <>
          <span>{`${networkName} is a network of`}</span>{' '}
          {mayShow('advisors') && (
            <>
              <SiteClaimLink claim="advisors" />{' '}
            </>
          )}
          <span>advisors. The people who write to us have read the fine print. They ask good questions and expect straight answers.</span>
        </>
      }
    />
  );
}
