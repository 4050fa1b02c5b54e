import { Notice } from '@annuity-lantern/ui';

interface ApprovalNoticeProps {
  readonly reasons: readonly string[];
  /** Someone else is a manager who can sign in. */
  readonly hasApprover: boolean;
}

/** Why a sheet of one's own needs a second manager, and what to do when there is none. */
export function ApprovalNotice({ reasons, hasApprover }: ApprovalNoticeProps) {
  return (
    <Notice tone="straw" title="A second manager has to approve this sheet.">
      {!hasApprover && (
        <p>
          Nobody else is a manager: add one under <a href="/admin?part=accounts">Accounts</a>.
        </p>
      )}
      <p>Until then visitors see the rates in use.</p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}
