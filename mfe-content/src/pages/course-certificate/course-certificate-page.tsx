import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowLeft, actionLinkClass, layout, Wrap } from '@annuity-lantern/ui';
import { Certificate } from '../../features/course/components/certificate.tsx';

export default function CourseCertificatePage() {
  return (
    <Wrap className={layout.page}>
      <div data-print="none">
        <RouteLink to="fia-mastery" wrap="p" className={actionLinkClass()}>
          <ArrowLeft /> FIA Mastery
        </RouteLink>
      </div>
      <h1>Certificate of Completion</h1>
      <Certificate />
    </Wrap>
  );
}
