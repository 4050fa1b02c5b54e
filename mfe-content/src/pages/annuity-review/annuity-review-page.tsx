import { Wrap } from '@annuity-lantern/ui';
import { ClientTestimonials } from '../../features/consultation-guide/components/client-testimonials.tsx';
import { RequestSection } from '../../features/request-form/components/request-section.tsx';
import { annuityReviewForm } from '../../features/request-form/model/request-form.ts';
import { CommonIssues } from '../../features/review-guide/components/common-issues.tsx';
import { NoObligation } from '../../features/review-guide/components/no-obligation.tsx';
import { ReviewAreas } from '../../features/review-guide/components/review-areas.tsx';
import { ReviewHero } from '../../features/review-guide/components/review-hero.tsx';

export default function AnnuityReviewPage() {
  return (
    <>
      <ReviewHero />
      <ReviewAreas />
      <CommonIssues />
      <NoObligation />
      <ClientTestimonials />
      <Wrap>
        <RequestSection form={annuityReviewForm} />
      </Wrap>
    </>
  );
}
