import { IncomePlanner } from '../../features/income-planner/components/income-planner.tsx';
import { StrategyCards } from '../../features/income-planner/components/strategy-cards.tsx';
import { ToolPage } from '../../page/tool-page.tsx';

export default function IncomePlanningPage() {
  return (
    <ToolPage
      tool="income-planning"
      lead="What Social Security and an annuity pay together, and how far that goes if you live a long time."
      notice="It shows how the arithmetic works, so that you can check a plan that someone shows you."
    >
      <IncomePlanner />
      <StrategyCards />
    </ToolPage>
  );
}
