import { ClientTestimonials } from '../../features/consultation-guide/components/client-testimonials.tsx';
import { ConsultationHero } from '../../features/consultation-guide/components/consultation-hero.tsx';
import { LocalAdvisorBelow } from '../../features/consultation-guide/components/local-advisor.tsx';
import { ProcessSteps } from '../../features/consultation-guide/components/process-steps.tsx';
import { Questions } from '../../features/consultation-guide/components/questions.tsx';
import { WhyConsult } from '../../features/consultation-guide/components/why-consult.tsx';
import { RequestAndGuide } from '../../features/request-form/components/request-and-guide.tsx';
import { consultationForm } from '../../features/request-form/model/request-form-kind.ts';

export default function ConsultationPage() {
  return (
    <>
      <ConsultationHero />
      <RequestAndGuide form={consultationForm}>
        <WhyConsult />
        <ProcessSteps />
      </RequestAndGuide>
      <LocalAdvisorBelow />
      <ClientTestimonials />
      <Questions />
    </>
  );
}
