import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { ContractCheck } from '../../features/contract-check/components/contract-check.tsx';

export default function ContractCheckPage() {
  return (
    <ToolPage
      tool="contract-check"
      lead="Type a few figures from your contract or statement. Each red flag comes with its limit and its arithmetic."
      notice="This checks your numbers; your contract has the final say."
    >
      <ContractCheck />
    </ToolPage>
  );
}
