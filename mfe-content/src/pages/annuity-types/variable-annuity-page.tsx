import Text from '../../../content/annuity-types/variable.mdx';
import { TypeArticle } from '../../features/annuity-types/components/type-article.tsx';

export default function VariableAnnuityPage() {
  return (
    <TypeArticle id="variable">
      <Text />
    </TypeArticle>
  );
}
