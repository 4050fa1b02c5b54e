import { Wrap } from '@annuity-lantern/ui';

export default function EducationPage() {
  return (
    <Wrap>
      <h1>Education Center</h1>
    </Wrap>
  );
}
