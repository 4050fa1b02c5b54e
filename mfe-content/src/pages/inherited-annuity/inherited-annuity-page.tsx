import Text from '../../../content/guides/inherited-annuity.mdx';
import front from '../../../content/guides/inherited-annuity.mdx?guide';
import { InheritedTool } from '../../features/inherited-annuity/components/inherited-tool.tsx';
import { GuidePage } from '../../guide/guide-page.tsx';

export default function InheritedAnnuityPage() {
  return <GuidePage front={front} Text={Text} tool={<InheritedTool />} after="inherited-annuity" />;
}
