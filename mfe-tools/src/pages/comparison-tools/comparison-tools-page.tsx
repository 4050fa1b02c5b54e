import { listAnnuityRates } from '@annuity-lantern/contracts/http';
import { readAhead } from '@annuity-lantern/host-kit';
import { RateComparison } from '../../features/rate-comparison/components/rate-comparison.tsx';
import { RatesNotice } from '../../features/rate-comparison/components/rates-notice.tsx';
import { ReadingRates } from '../../features/rate-comparison/components/reading-rates.tsx';
import { studyRates } from '../../features/rate-comparison/model/study-rates.ts';
import { ToolPage } from '../../page/tool-page.tsx';

export async function prepare() {
  const answer = await readAhead(listAnnuityRates, {});
  if (answer) studyRates(answer.data);
}

export default function ComparisonToolsPage() {
  return (
    <ToolPage
      title="Annuity Rate Comparison Tool"
      lead="A higher rate usually buys a longer promise. Each line below shows how long the rate lasts and how long leaving costs you."
      notice={<RatesNotice />}
    >
      <RateComparison />
      <ReadingRates />
    </ToolPage>
  );
}
