import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { IncomePlanner } from '../../features/income-planner/components/income-planner.tsx';
import { StrategyCards } from '../../features/income-planner/components/strategy-cards.tsx';
import { plannerFields } from '../../features/income-planner/model/planner-inputs.ts';
import { payoutFields } from '../../features/payout-calculator/model/calculator-inputs.ts';
import { useSharedInputs } from '../../inputs/use-shared-inputs.ts';

export default function IncomePlanningPage() {
  const shared = useSharedInputs({ id: 'income-planning', fields: plannerFields }, { id: 'retirement-calculator', fields: payoutFields });
  return (
    <ToolPage
      tool="income-planning"
      lead="See what Social Security and an annuity pay together, and how far that goes if you live long."
      carried={{ 'retirement-calculator': shared }}
    >
      <IncomePlanner />
      <StrategyCards />
    </ToolPage>
  );
}
