import { AdvisorWays } from '../../features/for-advisors/components/advisor-ways.tsx';
import { AdvisorsHero } from '../../features/for-advisors/components/advisors-hero.tsx';
import { FirstDay } from '../../features/for-advisors/components/first-day.tsx';
import { NetworkFigures } from '../../features/for-advisors/components/network-figures.tsx';
import { ReachUs } from '../../features/for-advisors/components/reach-us.tsx';

export default function ForAdvisorsPage() {
  return (
    <>
      <AdvisorsHero />
      <AdvisorWays />
      <ReachUs />
      <NetworkFigures />
      <FirstDay />
    </>
  );
}
