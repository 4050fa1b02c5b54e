import type { RateBatch } from '@annuity-lantern/contracts/http';
import { Button, ErrorState, font, joinClasses } from '@annuity-lantern/ui';
import { ActionButton } from '../../../change/action-button.tsx';
import { atMoment, momentWords } from '../../../dates-and-times/moment-words.ts';
import type { PagedList } from '../../../paged-list/use-paged-list.ts';
import { PartSection } from '../../../part-section/part-section.tsx';
import desk from '../../../shared-styles/desk.module.css';
import { changeWords, daysWords, decisionWords, sizeWords, wayWords } from '../model/rate-words.ts';
import styles from './sheet-history.module.css';

interface SheetHistoryProps {
  readonly list: PagedList<RateBatch>;
  readonly now: number;
  /** The id of the sheet being compared, or the name of another running task. */
  readonly busy: string | null;
  /** Undefined for those who may not publish. */
  readonly onCompare: ((batch: RateBatch) => void) | undefined;
}

/** The sheets before the one in use, and those that never were in use. The last three can be restored, after a preview of the changes. */
export function SheetHistory({ list, now, busy, onCompare }: SheetHistoryProps) {
  const { rows, reading, failed } = list;
  if (rows?.length === 0 || (rows === null && failed === null)) return null;
  return (
    <PartSection id="rates-history" title="History">
      {rows && (
        <ul className={desk.entries}>
          {rows.map((batch) => (
            <SheetRow key={batch.id} batch={batch} now={now} busy={busy} onCompare={onCompare} />
          ))}
        </ul>
      )}
      {failed !== null && (
        <ErrorState
          title={rows ? 'The history could not be read further' : 'The history could not be read'}
          text="Nothing is lost. Only this page got no answer."
          busy={reading !== null}
          onRetry={failed === 'more' ? list.showMore : list.refresh}
        />
      )}
      {list.hasMore && failed === null && (
        <Button variant="outline" size="small" busy={reading === 'more'} busyLabel="Loading..." onClick={list.showMore}>
          Show more
        </Button>
      )}
    </PartSection>
  );
}

interface SheetRowProps extends Omit<SheetHistoryProps, 'list'> {
  readonly batch: RateBatch;
}

function SheetRow({ batch, now, busy, onCompare }: SheetRowProps) {
  const when = momentWords(batch.at, now);
  const { state, replacedAt, restorable } = batch;
  return (
    <li className={styles.row}>
      <span className={joinClasses(font.quiet, font.numbers, styles.when)}>{when}</span>
      <span className={joinClasses(font.anywhere, styles.words)}>
        <span>{`${sizeWords(batch.sheet)}, as of ${daysWords(batch.sheet)}, ${batch.source}.`}</span>
        <span
          className={font.quiet}
        >{`${wayWords(batch, now).replace(/\.?$/, '.')}${decisionWords(batch, now)} Its changes: ${changeWords(batch.counts)}.${replacedAt ? ` Replaced ${atMoment(replacedAt, now)}` : ''}`}</span>
      </span>
      {restorable && onCompare ? (
        <ActionButton
          variant="outline"
          label={`Put back the rates as of ${daysWords(batch.sheet)}, ${when}`}
          busy={busy === batch.id}
          busyLabel="Comparing..."
          waits={busy !== null}
          onClick={() => onCompare(batch)}
        >
          Put back
        </ActionButton>
      ) : (
        !restorable && <span className={font.quiet}>{state === 'replaced' ? 'Not kept' : 'Never online'}</span>
      )}
    </li>
  );
}
