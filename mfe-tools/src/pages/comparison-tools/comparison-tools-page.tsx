import { RateComparison } from '../../features/rate-comparison/components/rate-comparison.tsx';
import { RatesNotice } from '../../features/rate-comparison/components/rates-notice.tsx';
import { ReadingRates } from '../../features/rate-comparison/components/reading-rates.tsx';
import { ToolPage } from '../../page/tool-page.tsx';

export default function ComparisonToolsPage() {
  return (
    <ToolPage
      tool="comparison-tools"
      title="Annuity Rate Comparison Tool"
      lead="A higher rate usually buys a longer promise. Each line below shows how long the rate lasts and how long leaving costs you."
      notice={<RatesNotice />}
    >
      <RateComparison />
      <ReadingRates />
    </ToolPage>
  );
}
