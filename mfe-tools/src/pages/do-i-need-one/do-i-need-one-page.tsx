import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { DoINeedOne } from '../../features/do-i-need-one/components/do-i-need-one.tsx';

export default function DoINeedOnePage() {
  return (
    <ToolPage tool="do-i-need-one" lead="Six questions that a salesperson may not ask. They can end with a no, and say why.">
      <DoINeedOne />
    </ToolPage>
  );
}
