import { Notice } from '@annuity-lantern/ui';

interface ApprovalNoticeProps {
  readonly reasons: readonly string[];
  /** There is a manager who can approve it. */
  readonly hasApprover: boolean;
}

/** Why a sheet of one's own needs a second manager, and what to do when there is none. */
export function ApprovalNotice({ reasons, hasApprover }: ApprovalNoticeProps) {
  return (
    <Notice tone="straw" title="A second manager has to approve this sheet.">
      {!hasApprover && (
        <p>
          Nobody can approve it yet. Managers can’t approve for you if one of you gave the other access, or if you both got access from the
          same person. Ask the person who runs this site to add one.
        </p>
      )}
      <p>Until then visitors see the rates in use.</p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}
