import Text from '../../../content/annuity-types/deferred-income.mdx';
import { TypeArticle } from '../../features/annuity-types/components/type-article.tsx';

export default function DeferredIncomeAnnuityPage() {
  return (
    <TypeArticle id="deferred-income">
      <Text />
    </TypeArticle>
  );
}
