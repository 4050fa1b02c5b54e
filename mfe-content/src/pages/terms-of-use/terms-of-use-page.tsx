import Text from '../../../content/legal/terms-of-use.mdx';
import front from '../../../content/legal/terms-of-use.mdx?legal';
import { LegalArticle } from '../../features/legal-text/components/legal-article.tsx';

export default function TermsOfUsePage() {
  return <LegalArticle front={front} Text={Text} />;
}
