import type { ComparedSheet, WaitingSheet as Waiting } from '@annuity-lantern/contracts/http';
import { across, Button, font, joinClasses, stack } from '@annuity-lantern/ui';
import { useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { atMoment } from '../../../dates-and-times/moment-words.ts';
import desk from '../../../shared-styles/desk.module.css';
import { daysWords, senderWords, sizeWords } from '../model/rate-words.ts';
import type { WaitingSheets } from '../model/use-waiting-sheets.ts';
import { ApprovalNotice } from './approval-notice.tsx';
import { TurnDownForm } from './turn-down-form.tsx';
import { WaitingPreview } from './waiting-preview.tsx';
import styles from './waiting-sheets.module.css';

interface WaitingSheetProps {
  readonly sheet: Waiting;
  readonly now: number;
  readonly mayDecide: boolean;
  /** What it would change, once someone has looked. */
  readonly compared: ComparedSheet | undefined;
  readonly waiting: WaitingSheets;
}

/** One sheet that waits: who sent it and why it waits, and for managers what it would change and what they can do. */
export function WaitingSheet({ sheet, now, mayDecide, compared, waiting }: WaitingSheetProps) {
  const [isTurningDown, setTurningDown] = useState(false);
  const { busy } = waiting;
  const doing = busy?.id === sheet.id ? busy.name : null;
  const sender = senderWords(sheet);
  const id = `rates-waiting-${sheet.id}`;
  return (
    <article className={joinClasses(stack[12], desk.panel)} aria-labelledby={id}>
      <h3 id={id} className={joinClasses(font.anywhere, styles.title)}>{`${sender}, ${atMoment(sheet.at, now)}`}</h3>
      <p
        className={font.anywhere}
      >{`${sizeWords(sheet.sheet)}, as of ${daysWords(sheet.sheet)}, ${sheet.source}.${!sheet.own ? ' Visitors see the rates in use until it is approved.' : ''}`}</p>
      {sheet.own ? (
        <ApprovalNotice reasons={sheet.reasons} hasApprover={sheet.hasApprover} />
      ) : (
        <ul className={styles.reasons}>
          {sheet.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {mayDecide && (
        <div className={across[12]}>
          {!compared && (
            <ActionButton
              variant={sheet.own ? 'outline' : 'filled'}
              busy={doing === 'look'}
              busyLabel="Comparing..."
              waits={busy !== null}
              aria-describedby={id}
              onClick={() => waiting.look(sheet)}
            >
              Show what would change
            </ActionButton>
          )}
          {sheet.own ? (
            <ActionButton
              variant="outline"
              busy={doing === 'withdraw'}
              busyLabel="Withdrawing..."
              waits={busy !== null}
              aria-describedby={id}
              onClick={() => waiting.withdraw(sheet)}
            >
              Withdraw
            </ActionButton>
          ) : (
            <Button
              size="small"
              variant="outline"
              aria-expanded={isTurningDown}
              aria-describedby={id}
              onClick={() => setTurningDown(!isTurningDown)}
            >
              Turn down
            </Button>
          )}
        </div>
      )}
      {isTurningDown && (
        <TurnDownForm
          id={sheet.id}
          busy={doing === 'turn-down'}
          isBlocked={busy !== null}
          onTurnDown={(reason) => waiting.turnDown(sheet, reason)}
          onCancel={() => setTurningDown(false)}
        />
      )}
      {compared && (
        <WaitingPreview
          id={sheet.id}
          compared={compared}
          busy={doing === 'approve'}
          isBlocked={busy !== null}
          onApprove={sheet.own ? undefined : () => waiting.approve(sheet, compared)}
          onClose={waiting.close}
        />
      )}
    </article>
  );
}
