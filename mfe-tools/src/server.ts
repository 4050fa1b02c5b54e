import { createFragmentRenderer } from '@annuity-lantern/host-kit/server';
import AnnuityComparisonPage from './pages/annuity-comparison/annuity-comparison-page.tsx';
import ComparisonToolsPage from './pages/comparison-tools/comparison-tools-page.tsx';
import ContractCheckPage from './pages/contract-check/contract-check-page.tsx';
import DoINeedOnePage from './pages/do-i-need-one/do-i-need-one-page.tsx';
import FourWaysPage from './pages/four-ways/four-ways-page.tsx';
import IncomePlanningPage from './pages/income-planning/income-planning-page.tsx';
import LeaveOrStayPage from './pages/leave-or-stay/leave-or-stay-page.tsx';
import PensionChoicePage from './pages/pension-choice/pension-choice-page.tsx';
import QuoteCheckPage from './pages/quote-check/quote-check-page.tsx';
import RequiredWithdrawalPage from './pages/required-withdrawal/required-withdrawal-page.tsx';
import RetirementCalculatorPage from './pages/retirement-calculator/retirement-calculator-page.tsx';
import type { IndexableId } from './routes.ts';

export const renderFragment = createFragmentRenderer<IndexableId>({
  'comparison-tools': ComparisonToolsPage,
  'annuity-comparison': AnnuityComparisonPage,
  'retirement-calculator': RetirementCalculatorPage,
  'income-planning': IncomePlanningPage,
  'contract-check': ContractCheckPage,
  'leave-or-stay': LeaveOrStayPage,
  'pension-choice': PensionChoicePage,
  'quote-check': QuoteCheckPage,
  'four-ways': FourWaysPage,
  'do-i-need-one': DoINeedOnePage,
  'required-withdrawal': RequiredWithdrawalPage,
});
