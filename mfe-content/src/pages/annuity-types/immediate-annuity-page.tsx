import Text from '../../../content/annuity-types/immediate.mdx';
import { TypeArticle } from '../../features/annuity-types/components/type-article.tsx';

export default function ImmediateAnnuityPage() {
  return (
    <TypeArticle id="immediate">
      <Text />
    </TypeArticle>
  );
}
