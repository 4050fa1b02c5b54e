import { createFragmentRenderer } from '@annuity-lantern/host-kit/server';
import RetirementCalculatorPage from './pages/retirement-calculator/retirement-calculator-page.tsx';

export const renderFragment = createFragmentRenderer({ 'retirement-calculator': RetirementCalculatorPage });
