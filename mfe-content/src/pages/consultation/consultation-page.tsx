import { Wrap } from '@annuity-lantern/ui';
import { RequestSection } from '../../features/consultation-form/components/request-section.tsx';
import { ClientTestimonials } from '../../features/consultation-guide/components/client-testimonials.tsx';
import { ConsultationHero } from '../../features/consultation-guide/components/consultation-hero.tsx';
import { ProcessSteps } from '../../features/consultation-guide/components/process-steps.tsx';
import { Questions } from '../../features/consultation-guide/components/questions.tsx';
import { WhyConsult } from '../../features/consultation-guide/components/why-consult.tsx';

export default function ConsultationPage() {
  return (
    <>
      <ConsultationHero />
      <WhyConsult />
      <ProcessSteps />
      <Wrap>
        <RequestSection />
      </Wrap>
      <ClientTestimonials />
      <Questions />
    </>
  );
}
