import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { plannerFields } from '../../features/income-planner/model/planner-inputs.ts';
import { PayoutCalculator } from '../../features/payout-calculator/components/payout-calculator.tsx';
import { payoutFields } from '../../features/payout-calculator/model/calculator-inputs.ts';
import { useSharedInputs } from '../../inputs/use-shared-inputs.ts';

export default function RetirementCalculatorPage() {
  const shared = useSharedInputs({ id: 'retirement-calculator', fields: payoutFields }, { id: 'income-planning', fields: plannerFields });
  return (
    <ToolPage
      tool="retirement-calculator"
      lead="See what an annuity could pay you each month, for life, and when you’d have your money back."
      carried={{ 'income-planning': shared }}
    >
      <PayoutCalculator />
    </ToolPage>
  );
}
