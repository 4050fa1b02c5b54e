import { OTHER_REASON, type ReasonedStep } from '@annuity-lantern/contracts/http';
import { across, font, stack } from '@annuity-lantern/ui';
import { ActionButton } from '../../../change/action-button.tsx';
import { cancelOnEscape, useQuestion } from '../actions/use-question.ts';

const questions = {
  closed: 'Why do you close it?',
  disqualified: 'Why is it not a fit?',
} as const satisfies Record<ReasonedStep, string>;

interface ReasonChoiceProps {
  readonly step: ReasonedStep;
  /** The office's own. */
  readonly reasons: readonly string[];
  readonly busy: boolean;
  readonly onChoose: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why a request ends, by the office's own list. One press stores the step with its reason. */
export function ReasonChoice({ step, reasons, busy, onChoose, onCancel }: ReasonChoiceProps) {
  const question = useQuestion<HTMLParagraphElement>();
  return (
    <section aria-labelledby="reason-question" className={stack[8]} onKeyDown={cancelOnEscape(onCancel)}>
      <p id="reason-question" {...question}>
        <strong>{questions[step]}</strong> <span className={font.quiet}>{`For "${OTHER_REASON}", write a note first.`}</span>
      </p>
      <div className={across[8]}>
        {[...reasons, OTHER_REASON].map((reason) => (
          <ActionButton key={reason} variant="outline" waits={busy} onClick={() => onChoose(reason)}>
            {reason}
          </ActionButton>
        ))}
        <ActionButton variant="quiet" waits={busy} onClick={onCancel}>
          Cancel
        </ActionButton>
      </div>
    </section>
  );
}
