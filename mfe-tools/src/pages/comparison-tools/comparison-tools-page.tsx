import { ToolPage } from '../../page/tool-page.tsx';

export default function ComparisonToolsPage() {
  return (
    <ToolPage
      title="Annuity Rate Comparison Tool"
      lead="A higher rate usually buys a longer promise. Each line below shows how long the rate lasts and how long leaving costs you."
      notice="Rates change, and no rate is reserved here."
    >
      {null}
    </ToolPage>
  );
}
