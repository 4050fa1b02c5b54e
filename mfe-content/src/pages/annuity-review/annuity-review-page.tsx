import { ClientTestimonials } from '../../features/consultation-guide/components/client-testimonials.tsx';
import { RequestAndGuide } from '../../features/request-form/components/request-and-guide.tsx';
import { annuityReviewForm } from '../../features/request-form/model/request-form-kind.ts';
import { CommonIssues } from '../../features/review-guide/components/common-issues.tsx';
import { NoObligation } from '../../features/review-guide/components/no-obligation.tsx';
import { OwnTools } from '../../features/review-guide/components/own-tools.tsx';
import { ReviewAreas } from '../../features/review-guide/components/review-areas.tsx';
import { ReviewExample } from '../../features/review-guide/components/review-example.tsx';
import { ReviewHero } from '../../features/review-guide/components/review-hero.tsx';

export default function AnnuityReviewPage() {
  return (
    <>
      <ReviewHero />
      <ReviewExample />
      <RequestAndGuide form={annuityReviewForm}>
        <ReviewAreas />
        <CommonIssues />
        <NoObligation />
        <ClientTestimonials />
      </RequestAndGuide>
      <OwnTools />
    </>
  );
}
