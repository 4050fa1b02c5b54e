import { Button, ErrorState, GreekLines } from '@annuity-lantern/ui';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { groupParked } from '../model/group-parked.ts';
import type { Lead } from '../model/lead.ts';
import type { ParkedWorkList } from '../model/use-parked-work.ts';
import type { Replay } from '../model/use-replay.ts';
import { ParkedGroupRows } from './parked-group-rows.tsx';
import styles from './parked-work.module.css';
import { StaleNotice } from './stale-notice.tsx';

interface ParkedWorkProps {
  readonly list: ParkedWorkList;
  /** The requests that are loaded: their names stand in for ids. */
  readonly leads: readonly Lead[];
  readonly replay: Replay;
  readonly now: number;
  readonly onSelect: (leadId: string) => void;
}

/** The heading takes the focus of whoever is led here. */
export const parkedTitleId = 'parked-work-title';

/** What the product gave up and a person has to decide on, by reason, with every state of its own. */
export function ParkedWork({ list, leads, replay, now, onSelect }: ParkedWorkProps) {
  const { page, failed } = list;
  return (
    <section className={styles.section} aria-labelledby={parkedTitleId}>
      <PartTitle id={parkedTitleId} tabIndex={-1}>
        Given up
      </PartTitle>
      {page === null && failed === null && <GreekLines lines={2} label="Loading what was given up" />}
      {page === null && failed !== null && (
        <ErrorState
          title="What was given up could not be read"
          text="Nothing is lost: it waits where it is, only this list did not arrive."
          busy={list.reading !== null}
          onRetry={list.refresh}
        />
      )}
      {page !== null && failed === 'newest' && (
        <StaleNotice title="What was given up could not be read again" readAt={list.readAt} onRetry={list.refresh} />
      )}
      {page?.effects.length === 0 && <p className={styles.none}>Nothing is waiting for you here</p>}
      {page !== null &&
        groupParked(page.effects).map((group) => (
          <ParkedGroupRows
            key={group.key}
            group={group}
            several={group.effects.length > 1 || page.next !== null}
            leads={leads}
            replay={replay}
            now={now}
            onSelect={onSelect}
          />
        ))}
      {failed === 'more' && (
        <ErrorState
          title="The next ones could not be read"
          text="Those above are still true."
          busy={list.reading !== null}
          onRetry={list.showMore}
        />
      )}
      {page !== null && page.next !== null && failed !== 'more' && (
        <Button variant="outline" size="small" busy={list.reading === 'more'} busyLabel="Loading..." onClick={list.showMore}>
          Show more that was given up
        </Button>
      )}
    </section>
  );
}
