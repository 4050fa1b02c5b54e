import { PayoutCalculator } from '../../features/payout-calculator/components/payout-calculator.tsx';
import { ToolPage } from '../../page/tool-page.tsx';

export default function RetirementCalculatorPage() {
  return (
    <ToolPage
      tool="retirement-calculator"
      lead="What a sum paid into an annuity could pay you each month, for life, and when you would have it back."
      notice="It shows how the arithmetic works, so that you can check an offer that someone makes you."
    >
      <PayoutCalculator />
    </ToolPage>
  );
}
