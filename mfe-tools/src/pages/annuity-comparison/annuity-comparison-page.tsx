import { ToolPage } from '../../page/tool-page.tsx';

export default function AnnuityComparisonPage() {
  return (
    <ToolPage
      title="Annuity comparison"
      lead="Up to three contracts side by side, in the same words and in dollars for your own amount."
      notice="Products shown are samples."
    >
      {null}
    </ToolPage>
  );
}
