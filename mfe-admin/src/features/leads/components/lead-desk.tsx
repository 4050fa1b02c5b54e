import { assignLeads } from '@annuity-lantern/contracts/http';
import { showToast } from '@annuity-lantern/host-kit';
import { across, EmptyState, joinClasses, screenOnly, stack } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNow } from '../../../dates-and-times/use-now.ts';
import { useParkedList } from '../../../effects/use-parked-list.ts';
import { PartHeader, type PartProps } from '../../../part-header/part-header.tsx';
import { useOpenRequest } from '../../../queries/open-request.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { SEARCH_FIELD } from '../../../queries/search-text.ts';
import { useMayCall, useOwnRole } from '../../../queries/session.ts';
import { CommandMenu, type MenuSubject } from '../actions/command-menu.tsx';
import { AssignBar } from '../assign/assign-bar.tsx';
import { useSelection } from '../assign/use-selection.ts';
import { focusField } from '../keys/focus-field.ts';
import { KeyLegend } from '../keys/key-legend.tsx';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { focusLead, focusRow, useRowCursor } from '../keys/use-row-cursor.ts';
import { LicenseFindings } from '../licenses/license-findings.tsx';
import { type Lead, leadOfDetail } from '../model/lead.ts';
import type { LeadFilters } from '../model/lead-filters.ts';
import { leadLists } from '../model/lead-lists.ts';
import { fullName, kindWords, stateWords } from '../model/lead-words.ts';
import { useEscape } from '../model/use-escape.ts';
import { type FoundLeads as Found, questionOf } from '../model/use-found-leads.ts';
import { useLeadDetail } from '../model/use-lead-detail.ts';
import { useLeadLists } from '../model/use-lead-lists.ts';
import { useLeadSearch } from '../model/use-lead-search.ts';
import { useLeadsOnClock } from '../model/use-leads-on-clock.ts';
import { useLiveLists } from '../model/use-live-lists.ts';
import { useOpenAtTop } from '../model/use-open-at-top.ts';
import { useScrollReturn } from '../model/use-scroll-return.ts';
import { OwnersProvider } from '../owners/owners.tsx';
import { useViewCounts } from '../views/use-view-counts.ts';
import { areSame, builtInViews } from '../views/view-address.ts';
import { Views } from '../views/views.tsx';
import { ClockLine } from './clock-line.tsx';
import { ExportLeads } from './export-leads.tsx';
import { FoundLeads } from './found-leads.tsx';
import { HeavyReaders } from './heavy-readers.tsx';
import styles from './lead-desk.module.css';
import { LeadDetail } from './lead-detail.tsx';
import { LeadListSection } from './lead-list-section.tsx';
import { LeadSearch } from './lead-search.tsx';
import { LiveTables } from './live-tables.tsx';
import { ParkedCount } from './parked-count.tsx';
import { ReadStatus } from './read-status.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { UnreadDetail } from './unread-detail.tsx';

/** The queue, both lists of requests below it, and one request in full. */
export function LeadDesk({ heading }: PartProps) {
  const client = useQueryClient();
  const [selectedId, setSelectedId] = useOpenRequest();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [menu, setMenu] = useState<MenuSubject | null>(null);
  const now = useNow(15_000);
  const lists = useLeadLists();
  const detail = useLeadDetail(selectedId);
  const parked = useParkedList();
  const onClock = useLeadsOnClock(lists);
  const counts = useViewCounts();
  const search = useLeadSearch();
  const { filters, isActive, text } = search;
  const columns = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const live = useLiveLists({ ...lists, found: search.found, parked }, list);
  const { consultations, reviews, found, shown, release } = live;
  const inLists = [...(found.rows ?? []), ...shown, ...lists.shown];
  // Another part of the desk may open a request that is in no list.
  const present = inLists.find((lead) => lead.id === selectedId) ?? (detail.detail ? leadOfDetail(detail.detail) : undefined);
  // One that was removed stays open, with the note that someone may be writing.
  const [last, setLast] = useState(present);
  if (present && present.id !== last?.id) setLast(present);
  const selected = present ?? (last?.id === selectedId ? last : undefined);
  const isOpen = selected !== undefined;
  // Until then the lists are not below it: its rows would push them down under a reader's finger.
  const isQueueRead = found.rows !== null || found.failed !== null;
  useScrollReturn(lists.settled && isQueueRead);

  const detailHeading = useRef<HTMLHeadingElement>(null);
  const leaveList = useOpenAtTop({ list, side, heading: detailHeading, openId: isOpen ? selectedId : null });
  const cursor = useRowCursor({ list, side, openId: selectedId });
  const role = useOwnRole();
  const question = questionOf(text, filters);
  const selection = useSelection(question);
  const mayAssign = useMayCall(assignLeads);

  const refresh = () => {
    release();
    void client.invalidateQueries({ queryKey: queryKeys.requests }).then(release);
  };
  const waiting = isActive ? live.waitingFound : live.waiting;
  const showWaiting = () => {
    release();
    requestAnimationFrame(() => focusLead(waiting[0]?.id));
  };
  const select = (id: string, key?: string) => {
    leaveList();
    setSelectedId(id);
    if (key === undefined) cursor.putOn(id);
    else cursor.put(key);
  };
  const close = useCallback(() => {
    setSelectedId(null);
    // After the next render: on a phone the list was not displayed.
    requestAnimationFrame(() => focusRow(cursor.key ?? undefined));
  }, [setSelectedId, cursor.key]);
  useEscape(isOpen, columns, close);

  useFocusOnAnswer(search.entered, question, found);

  const openNext = () => {
    const next = cursor.neighbor(1);
    if (!next) return showToast({ status: 'info', title: endWords.next, text: 'Show more reads the next ones.' });
    focusRow(next);
    select(cursor.leadOf(next), next);
  };
  const move = (step: 1 | -1) => {
    const row = cursor.neighbor(step);
    focusRow(row);
    return row === undefined ? endWords[step === 1 ? 'next' : 'previous'] : undefined;
  };
  const openMenu = () => {
    const row = document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset.row;
    const isOther = row !== undefined && cursor.leadOf(row) !== selectedId;
    if (!selected) return setMenu({ title: 'No request is open' });
    // A command must never act on another request than the one that the person looks at.
    if (isOther) return setMenu({ title: 'This request is not open' });
    const about = [fullName(selected), kindWords(selected), stateWords(selected)].filter(Boolean).join(' · ');
    return setMenu({ id: selected.id, seq: detail.detail?.seq, title: about });
  };
  useDeskKeys({
    list,
    handlers: {
      next: () => move(1),
      previous: () => move(-1),
      search: () => goToField(SEARCH_FIELD, 'There is no search here'),
      help: () => void setHelpOpen(true),
    },
    onMenu: openMenu,
  });

  const rows = {
    selectedId,
    cursorKey: cursor.key,
    now,
    selection: mayAssign ? selection : undefined,
    onSelect: select,
  };
  const view = builtInViews.find((one) => areSame(one.filters, filters));
  const hasRequests = shown.length > 0;
  return (
    <OwnersProvider>
      <PartHeader
        status={<ReadStatus readAt={lists.readAt} settledAt={lists.settledAt} reading={lists.reading} />}
        reading={lists.reading}
        onRefresh={refresh}
        heading={heading}
      />
      <div ref={columns} className={selected ? styles.withDetail : styles.columns}>
        <div ref={list} className={styles.list}>
          <div className={styles.choose}>
            <Views filters={filters} />
            <LeadSearch {...search} />
          </div>
          <LiveTables waiting={waiting.length} isFound={isActive} arrived={live.arrived} onShow={showWaiting}>
            {(isActive || !lists.empty) && (
              <FoundLeads
                found={found}
                title={text === '' ? (view?.name ?? queueTitle(filters)) : 'Requests found'}
                isSearch={text !== ''}
                left={live.left}
                nothing={isActive ? 'No request found' : 'No request waits for you'}
                {...rows}
              />
            )}
            {isQueueRead && hasRequests && <ToLists />}
            {lists.empty && <EmptyState title="No form submissions yet" />}
            {isQueueRead && (!lists.empty || consultations.failed) && (
              <LeadListSection name="consultations" list={consultations} {...rows} />
            )}
            {isQueueRead && (!lists.empty || reviews.failed) && <LeadListSection name="reviews" list={reviews} {...rows} />}
            {mayAssign && <AssignBar leads={uniqueLeads(inLists).filter(({ id }) => selection.ids.has(id))} selection={selection} />}
          </LiveTables>
          <ExportLeads filters={filters} isTyped={text !== ''} />
        </div>
        <div ref={side} className={joinClasses(stack[24], styles.side)}>
          {selected && (
            <LeadDetail
              lead={selected}
              read={detail}
              now={now}
              headingRef={detailHeading}
              onSelect={select}
              onClose={close}
              onNext={openNext}
            />
          )}
          {!selected && detail.failed && <UnreadDetail read={detail} />}
          {!isOpen && <ParkedCount list={live.parked} />}
          {!isOpen && <HeavyReaders />}
          {!isOpen && <LicenseFindings />}
          {hasRequests && <ClockLine leads={onClock} waiting={counts?.waiting} selectedId={selectedId} now={now} />}
          {hasRequests && <RecentActivity leads={shown} missing={lists.missing} now={now} onSelect={select} />}
        </div>
      </div>
      {hasRequests && <KeyLegend onHelp={() => setHelpOpen(true)} onMenu={openMenu} />}
      {menu && (
        <CommandMenu
          subject={menu}
          detail={detail.detail}
          isGone={detail.failed === 'gone'}
          openId={selectedId}
          panel={side}
          onClose={() => setMenu(null)}
        />
      )}
      <KeysHelp open={isHelpOpen} role={role} onClose={() => setHelpOpen(false)} />
    </OwnersProvider>
  );
}

function queueTitle({ sort, allStates }: LeadFilters): string {
  return sort === 'queue' && allStates ? 'My queue, all states' : 'Requests found';
}

const endWords = { next: 'This is the last request of the list', previous: 'This is the first request of the list' } as const;

/** After Enter in the search field: focuses the first row, once the answer to what is typed is shown. Who types on stays in the field. */
function useFocusOnAnswer(entered: number, question: string, { of, rows }: Found): void {
  const [asked, setAsked] = useState<{ readonly entered: number; readonly question: string | null }>({ entered, question: null });
  if (asked.entered !== entered) setAsked({ entered, question });
  useEffect(() => {
    if (asked.question === null || (asked.question === question && of !== question)) return;
    setAsked({ ...asked, question: null });
    if (asked.question === question) focusLead(rows?.[0]?.id);
  }, [asked, question, of, rows]);
}

/** Returns `missing` if the field is not on the page. */
function goToField(id: string, missing: string): string | undefined {
  focusField(id);
  return document.getElementById(id) ? undefined : missing;
}

/** A request may be in the queue and in a list. */
function uniqueLeads(leads: readonly Lead[]): readonly Lead[] {
  return [...new Map(leads.toReversed().map((lead) => [lead.id, lead])).values()].toReversed();
}

/** Links to the lists below the queue. */
function ToLists() {
  return (
    <nav aria-label="Lists" className={joinClasses(across[16], screenOnly)}>
      {Object.entries(leadLists).map(([name, { title }]) => (
        <a key={name} href={`#${name}-title`} onClick={(event) => toList(event, name)}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** Without the fragment: the address of the desk has none. */
function toList(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault();
  const title = document.getElementById(`${name}-title`);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}
