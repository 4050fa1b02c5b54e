import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { RequiredWithdrawal } from '../../features/required-withdrawal/components/required-withdrawal.tsx';

export default function RequiredWithdrawalPage() {
  return (
    <ToolPage
      tool="required-withdrawal"
      lead="The law makes you take money out of a traditional IRA or a plan each year. See how much this year, and by when."
    >
      <RequiredWithdrawal />
    </ToolPage>
  );
}
