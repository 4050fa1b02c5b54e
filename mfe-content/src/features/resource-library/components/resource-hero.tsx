import { Lit } from '@annuity-lantern/ui';
import { PageHead } from '../../../page-head/page-head.tsx';

export function ResourceHero() {
  return (
    <PageHead
      title="Resource Center"
      lead={
        <span>
          Guides, worksheets and fact sheets in plain words. <Lit>Print them, mark them up, bring them along.</Lit> All are free, and none
          asks for your name.
        </span>
      }
    />
  );
}
