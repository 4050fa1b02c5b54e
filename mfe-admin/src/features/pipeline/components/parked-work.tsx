import type { ParkedEffect } from '@annuity-lantern/contracts/http';
import { groupBy } from '@annuity-lantern/domain/group-by';
import { font, ruled } from '@annuity-lantern/ui';
import { MoreRows } from '../../../paged-list/more-rows.tsx';
import type { PagedList } from '../../../paged-list/use-paged-list.ts';
import { PartSection } from '../../../part-section/part-section.tsx';
import { ReadState } from '../../../read-state/read-state.tsx';
import { type ParkedGroup, ParkedGroupRows } from './parked-group-rows.tsx';

interface ParkedWorkProps {
  readonly list: PagedList<ParkedEffect>;
  readonly now: number;
  readonly onOpenRequest: (leadId: string) => void;
}

/** The parked and unconfirmed effects, which a person has to decide on, grouped by reason. */
export function ParkedWork({ list, now, onOpenRequest }: ParkedWorkProps) {
  const { rows, reading, failed, readAt } = list;
  return (
    <PartSection id="parked-work-title" tabIndex={-1} title="Given up" className={ruled[12]}>
      <ReadState
        answer={rows}
        failed={failed === 'newest'}
        reading={reading !== null}
        loading={{ lines: 2, label: 'Loading what was given up' }}
        unread={{
          title: 'What was given up could not be read',
          text: 'Nothing is lost: it waits where it is, only this list did not arrive.',
        }}
        stale={{ title: 'What was given up could not be read again', readAt }}
        onRetry={list.refresh}
      >
        {(effects) =>
          effects.length === 0 ? (
            <p className={font.quiet}>Nothing is waiting for you here</p>
          ) : (
            groupParked(effects).map((group) => (
              <ParkedGroupRows
                key={`${group.state} ${group.reason}`}
                group={group}
                several={group.effects.length > 1 || list.hasMore}
                now={now}
                onOpenRequest={onOpenRequest}
              />
            ))
          )
        }
      </ReadState>
      <MoreRows
        list={list}
        unread={{ title: 'The next ones could not be read', text: 'Those above are still true.' }}
        label="Show more that was given up"
      />
    </PartSection>
  );
}

/** Groups effects by state and reason. The group with the newest effect comes first. */
function groupParked(effects: readonly ParkedEffect[]): ParkedGroup[] {
  const groups = groupBy(effects, ({ state, reason }) => `${state} ${reason}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ state: first.state, reason: first.reason, effects: members }] : [];
  });
}
