import { Wrap } from '@annuity-lantern/ui';

export default function CourseMaterialsPage() {
  return (
    <Wrap>
      <h1>All Course Materials</h1>
    </Wrap>
  );
}
