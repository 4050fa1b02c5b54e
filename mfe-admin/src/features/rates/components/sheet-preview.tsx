import { Button, Checkbox, Notice } from '@annuity-lantern/ui';
import { useState } from 'react';
import { counted, daysWords, sizeWords } from '../model/rate-words.ts';
import type { CheckedRates } from '../model/use-new-rates.ts';
import { ChangeCounts, SheetChanges } from './sheet-changes.tsx';
import styles from './sheet-preview.module.css';
import { SheetProblems } from './sheet-problems.tsx';

interface SheetPreviewProps {
  readonly checked: CheckedRates;
  readonly busy: boolean;
  readonly onPut: (force: boolean) => void;
  readonly onCancel: () => void;
}

/** What checking found: what is wrong, or what visitors would see change, with the button that does it. */
export function SheetPreview({ checked: { rates, preview }, busy, onPut, onCancel }: SheetPreviewProps) {
  const [force, setForce] = useState(false);
  const { unreadable, compared } = preview;
  if (unreadable) return <SheetProblems sheet={unreadable} />;
  if (!compared) return null;
  const { outcome, warnings, forceable, sheet, replaces, removed } = compared;
  const isUpload = 'upload' in rates;
  const what = isUpload ? rates.upload.fileName : 'The earlier sheet';
  const canPut = outcome === 'ready' || forceable;
  return (
    <section className={styles.preview} aria-labelledby="rates-preview">
      <h2 id="rates-preview" className={styles.title}>
        {outcome === 'same' ? 'Nothing would change' : 'This would change'}
      </h2>
      <p>
        {what}: {sizeWords(sheet)}, as of {daysWords(sheet)}.{replaces && ` In use: ${sizeWords(replaces)}, as of ${daysWords(replaces)}.`}
      </p>
      {outcome === 'same' ? (
        <p>These very rates are online already.</p>
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
          {forceable && (
            <Checkbox
              id="rates-force"
              label="Put them online all the same"
              checked={force}
              onChange={(event) => setForce(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      <div className={styles.actions}>
        {outcome !== 'same' && canPut && (
          <Button
            size="small"
            busy={busy}
            busyLabel="Putting online..."
            aria-disabled={forceable && !force}
            onClick={() => (forceable && !force ? undefined : onPut(force))}
          >
            {isUpload ? 'Put online' : 'Put back online'}
          </Button>
        )}
        <Button variant="outline" size="small" aria-disabled={busy} onClick={() => (busy ? undefined : onCancel())}>
          {outcome === 'same' || !canPut ? 'Close' : 'Cancel'}
        </Button>
        {forceable && !force && <span className={styles.quiet}>Tick the box first.</span>}
        {outcome === 'ready' && removed.count > 0 && (
          <span className={styles.quiet}>{counted(removed.count, 'product leaves', 'products leave')} the site.</span>
        )}
      </div>
      {outcome !== 'same' && <SheetChanges sheet={compared} />}
    </section>
  );
}
