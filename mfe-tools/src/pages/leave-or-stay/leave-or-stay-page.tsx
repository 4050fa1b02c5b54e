import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { LeaveOrStay } from '../../features/leave-or-stay/components/leave-or-stay.tsx';

export default function LeaveOrStayPage() {
  return (
    <ToolPage
      tool="leave-or-stay"
      lead="Offered a new annuity for the one you have? See what leaving costs today, and when it would pay for itself."
    >
      <LeaveOrStay />
    </ToolPage>
  );
}
