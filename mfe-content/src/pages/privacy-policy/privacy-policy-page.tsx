import Text from '../../../content/legal/privacy-policy.mdx';
import front from '../../../content/legal/privacy-policy.mdx?legal';
import { LegalArticle } from '../../features/legal-text/components/legal-article.tsx';
import { PrivacySignal } from '../../features/legal-text/components/privacy-signal.tsx';

export default function PrivacyPolicyPage() {
  return <LegalArticle front={front} Text={Text} note={<PrivacySignal />} />;
}
