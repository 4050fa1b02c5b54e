import Text from '../../../content/annuity-types/fixed-index.mdx';
import { TypeArticle } from '../../features/annuity-types/components/type-article.tsx';

export default function FixedIndexAnnuityPage() {
  return (
    <TypeArticle id="fixed-index">
      <Text />
    </TypeArticle>
  );
}
