import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { FourWays } from '../../features/four-ways/components/four-ways.tsx';

export default function FourWaysPage() {
  return (
    <ToolPage
      tool="four-ways"
      lead="An annuity, a portfolio, some of both, or a ladder: see how each would have paid your income since 1871."
    >
      <FourWays />
    </ToolPage>
  );
}
