import { font } from '@annuity-lantern/ui';
import { MoreRows } from '../../../paged-list/more-rows.tsx';
import type { PagedList } from '../../../paged-list/use-paged-list.ts';
import { PartSection } from '../../../part-section/part-section.tsx';
import { ReadState } from '../../../read-state/read-state.tsx';
import type { Lead } from '../model/lead.ts';
import { type LeadListName, leadLists } from '../model/lead-lists.ts';
import { FirstTen } from './first-ten.tsx';
import { LeadTable, type RowsProps } from './lead-table.tsx';

interface LeadListSectionProps extends RowsProps {
  readonly name: LeadListName;
  readonly list: PagedList<Lead>;
}

/** One list of requests, with loading, error and empty states of its own. */
export function LeadListSection({ name, list, ...rowsProps }: LeadListSectionProps) {
  const { title, words } = leadLists[name];
  const { rows, reading, failed, readAt } = list;
  return (
    <PartSection id={`${name}-title`} tabIndex={-1} title={title}>
      <ReadState
        answer={rows}
        failed={failed === 'newest'}
        reading={reading !== null}
        loading={{ lines: 5, label: `Loading the ${words}` }}
        unread={{ title: `The ${words} could not be read`, text: 'Nothing is lost: they are stored, only this list did not arrive.' }}
        stale={{ title: 'The list could not be read again', readAt }}
        isStaleBelow
        onRetry={list.refresh}
      >
        {(leads) =>
          leads.length === 0 ? (
            <p className={font.quiet}>{`No ${words} yet`}</p>
          ) : (
            <FirstTen count={leads.length}>
              <LeadTable table={name} caption={`${title}, newest first`} leads={leads} {...rowsProps} />
            </FirstTen>
          )
        }
      </ReadState>
      <MoreRows list={list} unread={{ title: `The next ${words} could not be read`, text: 'The list above is still right.' }} />
    </PartSection>
  );
}
