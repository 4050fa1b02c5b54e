import Text from '../../../content/annuity-types/multi-year.mdx';
import { TypeArticle } from '../../features/annuity-types/components/type-article.tsx';

export default function MultiYearAnnuityPage() {
  return (
    <TypeArticle id="multi-year">
      <Text />
    </TypeArticle>
  );
}
