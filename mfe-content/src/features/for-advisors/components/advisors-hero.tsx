import { useMayShowSiteClaim, useSite } from '@annuity-lantern/host-kit';
import { SiteClaim } from '@annuity-lantern/host-kit/site-claim';
import { PageHead } from '../../../page-head/page-head.tsx';

export function AdvisorsHero() {
  const { networkName } = useSite();
  const mayShow = useMayShowSiteClaim();
  return (
    <PageHead
      title="For Financial Advisors"
      lead={
        <>
          <span>{`${networkName} is a network of `}</span>
          {mayShow('advisors') ? <SiteClaim claim="advisors" rest=" advisors" /> : <span>advisors</span>}
          <span>
            . The people who write to us can read about the fine print here first. Expect good questions, and give straight answers.
          </span>
        </>
      }
    />
  );
}
