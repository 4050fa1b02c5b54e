import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { QuoteCheck } from '../../features/quote-check/components/quote-check.tsx';

export default function QuoteCheckPage() {
  return (
    <ToolPage tool="quote-check" lead="Quoted a monthly payment for your money? See how much of each dollar comes back on average.">
      <QuoteCheck />
    </ToolPage>
  );
}
