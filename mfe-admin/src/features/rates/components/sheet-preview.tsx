import type { UnreadableSheet } from '@annuity-lantern/contracts/http';
import { across, Checkbox, font, joinClasses, Notice, stack, Table } from '@annuity-lantern/ui';
import { useState } from 'react';
import { ActionButton } from '../../../change/action-button.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { counted, daysWords, placeWords, problemWords, sizeWords } from '../model/rate-words.ts';
import type { CheckedRates } from '../model/use-new-rates.ts';
import { ApprovalNotice } from './approval-notice.tsx';
import { ChangeCounts, SheetChanges } from './sheet-changes.tsx';

interface SheetPreviewProps {
  readonly checked: CheckedRates;
  readonly busy: boolean;
  readonly onPut: (force: boolean) => void;
  readonly onCancel: () => void;
}

/** The result of a check: what is wrong with the sheet, or what would change for visitors, with the button to publish it. */
export function SheetPreview({ checked: { rates, preview }, busy, onPut, onCancel }: SheetPreviewProps) {
  const [force, setForce] = useState(false);
  const { unreadable, compared } = preview;
  if (unreadable) return <SheetProblems sheet={unreadable} />;
  if (!compared) return null;
  const { outcome, warnings, forceable, sheet, replaces, removed, approval } = compared;
  const isUpload = 'upload' in rates;
  const what = isUpload ? rates.upload.fileName : 'The earlier sheet';
  const canPut = outcome === 'ready' || forceable;
  return (
    <section className={joinClasses(stack[16], desk.panel)} aria-labelledby="rates-preview">
      <h2 id="rates-preview" className={desk.panelTitle}>
        {outcome === 'same' ? 'Nothing would change' : 'This would change'}
      </h2>
      <p
        className={font.anywhere}
      >{`${what}: ${sizeWords(sheet)}, as of ${daysWords(sheet)}.${replaces ? ` In use: ${sizeWords(replaces)}, as of ${daysWords(replaces)}.` : ''}`}</p>
      {outcome === 'same' ? (
        <p>These rates are already online.</p>
      ) : (
        <>
          {warnings.length > 0 && (
            <Notice tone="straw" title={canPut ? 'Please look twice' : 'These rates cannot go online here'}>
              {warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </Notice>
          )}
          <ChangeCounts sheet={compared} />
          {canPut && approval && <ApprovalNotice reasons={approval.reasons} hasApprover={approval.hasApprover} />}
          {forceable && (
            <Checkbox
              id="rates-force"
              label={approval ? 'Send them for approval anyway' : 'Put them online anyway'}
              checked={force}
              onChange={(event) => setForce(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      <div className={across[12]}>
        {outcome !== 'same' && canPut && (
          <ActionButton
            busy={busy}
            busyLabel={approval ? 'Sending...' : 'Putting online...'}
            waits={forceable && !force}
            onClick={() => onPut(force)}
          >
            {approval ? 'Send for approval' : isUpload ? 'Put online' : 'Put back online'}
          </ActionButton>
        )}
        <ActionButton variant="outline" waits={busy} onClick={onCancel}>
          {outcome === 'same' || !canPut ? 'Close' : 'Cancel'}
        </ActionButton>
        {forceable && !force && <span className={font.quiet}>Tick the box first.</span>}
        {outcome === 'ready' && removed.count > 0 && (
          <span className={font.quiet}>{`${counted(removed.count, 'product leaves', 'products leave')} the site.`}</span>
        )}
      </div>
      {outcome !== 'same' && <SheetChanges sheet={compared} />}
    </section>
  );
}

const problemColumns = [
  { key: 'place', label: 'Where' },
  { key: 'what', label: 'What is wrong' },
];

function SheetProblems({ sheet: { problems, more } }: { sheet: UnreadableSheet }) {
  return (
    <section className={joinClasses(stack[16], desk.panel)} aria-labelledby="rates-preview">
      <h2 id="rates-preview" className={desk.panelTitle}>
        This sheet needs another look
      </h2>
      <p>Nothing has changed. Put the file right, choose it again and check it again. Line 1 is the header.</p>
      <Table
        caption={counted(problems.length + more, 'problem', 'problems')}
        columns={problemColumns}
        rows={problems.map((problem) => ({ place: placeWords(problem), what: problemWords(problem.message) }))}
      />
      {more > 0 && <p className={font.quiet}>{`and ${counted(more, 'more problem', 'more problems')}`}</p>}
    </section>
  );
}
