import type { Ask } from '@annuity-lantern/domain/best-guaranteed';
import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { RateAnswer } from '../../features/rate-answer/components/rate-answer.tsx';
import { useAsk } from '../../features/rate-answer/components/use-ask.ts';
import { RateComparison } from '../../features/rate-comparison/components/rate-comparison.tsx';
import { RatesNotice } from '../../features/rate-comparison/components/rates-notice.tsx';
import { ReadingRates } from '../../features/rate-comparison/components/reading-rates.tsx';
import { consultationQuery } from '../../features/rate-comparison/model/consultation-query.ts';
import { firstView, writeView } from '../../features/rate-comparison/model/rate-view.ts';
import { RateWatch } from '../../features/rate-watch/components/rate-watch.tsx';

export default function ComparisonToolsPage() {
  const asked = useAsk();
  return (
    <ToolPage
      tool="comparison-tools"
      title="Annuity Rate Comparison Tool"
      lead="Fill in the blanks. We show which three pay you the most."
      first={
        <>
          <RateAnswer asked={asked} links={links} />
          <RateWatch ask={asked.good} />
        </>
      }
      notice={<RatesNotice />}
    >
      <RateComparison state={asked.state} onState={asked.chooseState} />
      <ReadingRates />
    </ToolPage>
  );
}

const links = { consultation: consultationQuery, list: listQuery };

/** The filters that match the request. */
function listQuery({ amount, years, atLeast }: Ask): string {
  return writeView({ ...firstView, type: 'MYGA', years, atLeast, maximumPremium: amount });
}
