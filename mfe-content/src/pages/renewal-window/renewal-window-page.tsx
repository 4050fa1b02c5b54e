import Text from '../../../content/guides/renewal-window.mdx';
import front from '../../../content/guides/renewal-window.mdx?guide';
import { RenewalTool } from '../../features/renewal-window/components/renewal-tool.tsx';
import { GuidePage } from '../../guide/guide-page.tsx';

export default function RenewalWindowPage() {
  return <GuidePage front={front} Text={Text} tool={<RenewalTool />} after="renewal-window" />;
}
