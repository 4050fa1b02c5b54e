import type { WaitingSheet as Waiting } from '@annuity-lantern/contracts/http';
import { font, Notice } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { PartSection } from '../../../part-section/part-section.tsx';
import { useWaitingSheets } from '../model/use-waiting-sheets.ts';
import { WaitingSheet } from './waiting-sheet.tsx';

interface WaitingSheetsProps {
  readonly sheets: readonly Waiting[];
  readonly now: number;
  readonly mayDecide: boolean;
}

/** The sheets that a second manager has to approve, with what became of the last one. Renders nothing while there is none. */
export function WaitingSheets({ sheets, now, mayDecide }: WaitingSheetsProps) {
  const waiting = useWaitingSheets();
  const { outcome, looked } = waiting;
  const said = useRef<HTMLDivElement>(null);
  const title = outcome?.title;

  useEffect(() => {
    // The pressed button was removed, or is far from the outcome.
    if (title !== undefined) said.current?.focus();
  }, [title]);

  if (sheets.length === 0 && !outcome) return null;
  return (
    <PartSection id="rates-waiting" title="Waiting for approval">
      {outcome && (
        <div ref={said} tabIndex={-1}>
          <Notice tone={outcome.tone} role={outcome.tone === 'brick' ? 'alert' : 'status'} title={outcome.title}>
            <p>{outcome.text}</p>
          </Notice>
        </div>
      )}
      {sheets.map((sheet) => (
        <WaitingSheet
          key={sheet.id}
          sheet={sheet}
          now={now}
          mayDecide={mayDecide}
          compared={looked?.id === sheet.id ? looked.compared : undefined}
          waiting={waiting}
        />
      ))}
      {sheets.length === 0 && <p className={font.quiet}>No other sheet waits.</p>}
    </PartSection>
  );
}
