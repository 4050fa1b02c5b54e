import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { PensionChoice } from '../../features/pension-choice/components/pension-choice.tsx';

export default function PensionChoicePage() {
  return (
    <ToolPage
      tool="pension-choice"
      lead="Your plan offers a lump sum or a pension? See all offers on one scale, and what your spouse would get."
    >
      <PensionChoice />
    </ToolPage>
  );
}
