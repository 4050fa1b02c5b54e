import { PageHead } from '../../../page-head/page-head.tsx';
import { OwnPages } from './own-pages.tsx';

export function EducationHero() {
  return (
    <PageHead
      title="Education Center"
      lead="Learn what an annuity does before anyone offers you one. Free, at your own pace, and no one asks who you are."
    >
      <OwnPages />
    </PageHead>
  );
}
