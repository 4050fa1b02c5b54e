import type { ComparedSheet } from '@annuity-lantern/contracts/http';
import { across, font, joinClasses, lined, Notice, stack } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import { counted, daysWords, sizeWords } from '../model/rate-words.ts';
import { ChangeCounts, SheetChanges } from './sheet-changes.tsx';
import styles from './waiting-sheets.module.css';

interface WaitingPreviewProps {
  readonly id: string;
  readonly compared: ComparedSheet;
  readonly busy: boolean;
  /** Another task is running. */
  readonly isBlocked: boolean;
  /** Undefined for the uploader. */
  readonly onApprove: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What a waiting sheet would change, compared with the rates in use, and the button that approves exactly that. */
export function WaitingPreview({ id, compared, busy, isBlocked, onApprove, onClose }: WaitingPreviewProps) {
  const { outcome, warnings, replaces, removed } = compared;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={joinClasses(stack[12], lined[12])} aria-labelledby={`rates-changes-${id}`}>
      <h4 id={`rates-changes-${id}`} ref={heading} tabIndex={-1} className={joinClasses(font.anywhere, styles.title)}>
        {outcome === 'same' ? 'Nothing would change' : 'This would change'}
      </h4>
      {replaces && <p>{`In use: ${sizeWords(replaces)}, as of ${daysWords(replaces)}.`}</p>}
      {outcome === 'same' && <p>These rates are already online. Approving only ends the wait.</p>}
      {warnings.length > 0 && (
        <Notice tone="straw" title={outcome === 'samples_refused' ? 'These rates cannot go online here' : 'Please look twice'}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      <ChangeCounts sheet={compared} />
      <div className={across[12]}>
        {onApprove && outcome !== 'samples_refused' && (
          <ActionButton busy={busy} busyLabel="Approving..." waits={isBlocked} onClick={onApprove}>
            Approve and put online
          </ActionButton>
        )}
        <ActionButton variant="outline" waits={isBlocked} onClick={onClose}>
          Close
        </ActionButton>
        {removed.count > 0 && (
          <span className={font.quiet}>{`${counted(removed.count, 'product leaves', 'products leave')} the site.`}</span>
        )}
      </div>
      <SheetChanges sheet={compared} />
    </section>
  );
}
