import { AnalysisTools } from '../../features/analysis-tools/components/analysis-tools.tsx';
import { Hero } from '../../features/hero/components/hero.tsx';
import { Insights } from '../../features/insights/components/insights.tsx';
import { ResourceLibrary } from '../../features/resource-library/components/resource-library.tsx';
import { ServicesList } from '../../features/services-list/components/services-list.tsx';
import { Testimonials } from '../../features/testimonials/components/testimonials.tsx';
import { TrustStrip } from '../../features/trust-strip/components/trust-strip.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <TrustStrip />
      <AnalysisTools />
      <ServicesList />
      <Testimonials />
      <ResourceLibrary />
      <Insights />
    </>
  );
}
