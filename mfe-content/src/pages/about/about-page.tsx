import { AboutHero } from '../../features/about/components/about-hero.tsx';
import { Leadership } from '../../features/about/components/leadership.tsx';
import { Mission } from '../../features/about/components/mission.tsx';
import { StartLearning } from '../../features/about/components/start-learning.tsx';
import { WhoIsBehind } from '../../features/about/components/who-is-behind.tsx';
import { WhySafeMoney } from '../../features/about/components/why-safe-money.tsx';

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Mission />
      <WhoIsBehind />
      <Leadership />
      <WhySafeMoney />
      <StartLearning />
    </>
  );
}
