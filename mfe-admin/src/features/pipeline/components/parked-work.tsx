import type { ParkedEffect } from '@annuity-lantern/contracts/http';
import { Button, ErrorState, GreekLines } from '@annuity-lantern/ui';
import type { PagedList } from '../../../paged-list/use-paged-list.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import { StaleNotice } from '../../../stale-notice/stale-notice.tsx';
import { type ParkedGroup, ParkedGroupRows } from './parked-group-rows.tsx';
import styles from './parked-work.module.css';

interface ParkedWorkProps {
  readonly list: PagedList<ParkedEffect>;
  readonly now: number;
  readonly onOpenRequest: (leadId: string) => void;
}

const titleId = 'parked-work-title';

/** The parked and unconfirmed effects, which a person has to decide on, grouped by reason. */
export function ParkedWork({ list, now, onOpenRequest }: ParkedWorkProps) {
  const { rows, failed } = list;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <PartTitle id={titleId} tabIndex={-1}>
        Given up
      </PartTitle>
      {rows === null && failed === null && <GreekLines lines={2} label="Loading what was given up" />}
      {rows === null && failed !== null && (
        <ErrorState
          title="What was given up could not be read"
          text="Nothing is lost: it waits where it is, only this list did not arrive."
          busy={list.reading !== null}
          onRetry={list.refresh}
        />
      )}
      {rows !== null && failed === 'newest' && (
        <StaleNotice title="What was given up could not be read again" readAt={list.readAt} onRetry={list.refresh} />
      )}
      {rows?.length === 0 && <p className={styles.none}>Nothing is waiting for you here</p>}
      {groupParked(rows ?? []).map((group) => (
        <ParkedGroupRows
          key={`${group.state} ${group.reason}`}
          group={group}
          several={group.effects.length > 1 || list.hasMore}
          now={now}
          onOpenRequest={onOpenRequest}
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
      {list.hasMore && failed !== 'more' && (
        <Button variant="outline" size="small" busy={list.reading === 'more'} busyLabel="Loading..." onClick={list.showMore}>
          Show more that was given up
        </Button>
      )}
    </section>
  );
}

/** Effects with the same state and reason, together. The group with the newest effect comes first. */
function groupParked(effects: readonly ParkedEffect[]): ParkedGroup[] {
  const groups = Map.groupBy(effects, ({ state, reason }) => `${state} ${reason}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ state: first.state, reason: first.reason, effects: members }] : [];
  });
}
