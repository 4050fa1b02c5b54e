import { Wrap } from '@annuity-lantern/ui';

export default function CourseCertificatePage() {
  return (
    <Wrap>
      <h1>Certificate of Completion</h1>
    </Wrap>
  );
}
