import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { ContractCheck } from '../../features/contract-check/components/contract-check.tsx';

export default function ContractCheckPage() {
  return (
    <ToolPage
      tool="contract-check"
      lead="Type a few numbers from your contract or statement. Each red flag shows its limit and its math."
      notice="This checks your numbers; your contract has the final say."
    >
      <ContractCheck />
    </ToolPage>
  );
}
