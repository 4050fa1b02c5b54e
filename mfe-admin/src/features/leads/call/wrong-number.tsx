import { closedBy } from '@annuity-lantern/contracts/exits';
import { type LeadDetail, phoneWords } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { across, font, stack } from '@annuity-lantern/ui';
import { ActionButton } from '../../../change/action-button.tsx';
import { cancelOnEscape, useQuestion } from '../actions/use-question.ts';

interface WrongNumberProps {
  readonly detail: LeadDetail;
  readonly busy: boolean;
  /** `ask`: a mail asks for the right number. */
  readonly onSave: (ask: boolean) => void;
  readonly onCancel: () => void;
}

/** Before a number counts as wrong: the numbers of the person's other requests, and whether we ask by email. */
export function WrongNumber({ detail, busy, onSave, onCancel }: WrongNumberProps) {
  const question = useQuestion<HTMLParagraphElement>();
  const others = (detail.related ?? []).flatMap(({ id, phone }) => (phone ? [{ id, phone }] : []));
  const isAllowed = closedBy('askMail', detail) === undefined;
  return (
    <section aria-labelledby="wrong-number-question" className={stack[8]} onKeyDown={cancelOnEscape(onCancel)}>
      <p id="wrong-number-question" {...question}>
        <strong>Wrong number: no one calls it until it is corrected.</strong>{' '}
        <span className={font.quiet}>
          {others.length === 0 ? 'No other request of this person has another number.' : 'Their other requests have:'}
        </span>
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(({ id, phone }) => (
            <li key={id}>
              <strong className={font.numbers}>{phoneWords(phone)}</strong> <span className={font.quiet}>{leadReference(id)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={across[8]}>
        {isAllowed && (
          <ActionButton variant="outline" waits={busy} onClick={() => onSave(true)}>
            Save, and ask by email
          </ActionButton>
        )}
        <ActionButton variant="outline" waits={busy} onClick={() => onSave(false)}>
          {isAllowed ? 'Save without an email' : 'Save'}
        </ActionButton>
        <ActionButton variant="quiet" waits={busy} onClick={onCancel}>
          Cancel
        </ActionButton>
      </div>
      {!isAllowed && <p className={font.quiet}>Mail to this person is not allowed, so we can’t ask for the number.</p>}
    </section>
  );
}
