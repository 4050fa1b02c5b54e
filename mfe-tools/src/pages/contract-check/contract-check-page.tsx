import { ToolPage } from '../../page/tool-page.tsx';

export default function ContractCheckPage() {
  return (
    <ToolPage
      title="Contract check"
      lead="Type a few figures from your contract or statement. Each red flag comes with its limit and its arithmetic."
      notice="It reads figures, not your contract: the wording decides."
    >
      {null}
    </ToolPage>
  );
}
