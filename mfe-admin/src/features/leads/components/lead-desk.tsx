import { assignLeads } from '@annuity-lantern/contracts/http';
import { showToast } from '@annuity-lantern/host-kit';
import { EmptyState, joinClasses, stack } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DeskBar, type PartProps } from '../../../desk-bar/desk-bar.tsx';
import { useParkedList } from '../../../effects/use-parked-list.ts';
import { useNow } from '../../../moments/use-now.ts';
import { useOpenRequest } from '../../../queries/open-request.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall, useOwnRole } from '../../../queries/session.ts';
import { ASSIGN_FIELD, AssignBar } from '../assign/assign-bar.tsx';
import { useSelection } from '../assign/use-selection.ts';
import { NOTE_FIELD } from '../call/note-box.tsx';
import { focusField } from '../keys/focus-field.ts';
import { KeyLegend } from '../keys/key-legend.tsx';
import { KeysAct } from '../keys/keyed.tsx';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { focusRow, useRowCursor } from '../keys/use-row-cursor.ts';
import { leadOfRow } from '../model/lead.ts';
import { useEscape } from '../model/use-escape.ts';
import { questionOf } from '../model/use-found-leads.ts';
import { useLeadDetail } from '../model/use-lead-detail.ts';
import { useLeadLists } from '../model/use-lead-lists.ts';
import { useLeadSearch } from '../model/use-lead-search.ts';
import { useLeadsOnClock } from '../model/use-leads-on-clock.ts';
import { useLiveLists } from '../model/use-live-lists.ts';
import { useScrollReturn } from '../model/use-scroll-return.ts';
import { OwnersProvider } from '../owners/owners.tsx';
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

/** Both lists of requests, the clock above them, and one request in full. */
export function LeadDesk({ head }: PartProps) {
  const client = useQueryClient();
  const [selectedId, setSelectedId] = useOpenRequest();
  const [isHelpOpen, setHelpOpen] = useState(false);
  /** The search after which Enter was pressed. */
  const [entered, setEntered] = useState<string | null>(null);
  const now = useNow(15_000);
  const lists = useLeadLists();
  const detail = useLeadDetail(selectedId);
  const parked = useParkedList();
  const onClock = useLeadsOnClock(lists);
  const search = useLeadSearch();
  const { filters, isActive } = search;
  const columns = useRef<HTMLDivElement>(null);
  const live = useLiveLists({ ...lists, found: search.found, parked }, columns);
  const { consultations, reviews, found, shown, release } = live;
  const inLists = [...lists.shown, ...shown, ...(found.rows ?? [])];
  // Another part of the desk may open a request that is in no list.
  const selected = inLists.find((lead) => lead.id === selectedId) ?? (detail.detail ? leadOfRow(detail.detail) : undefined);
  const isOpen = selected !== undefined;
  useScrollReturn(lists.settled);

  const detailHeading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const cursor = useRowCursor({ list, side, openId: selectedId });
  const role = useOwnRole();
  const question = questionOf(search.text.trim(), filters);
  const selection = useSelection(question);
  const mayAssign = useMayCall(assignLeads);
  const listed = isActive ? (found.rows ?? []) : shown;

  const refresh = () => {
    release();
    void client.invalidateQueries({ queryKey: queryKeys.requests }).then(release);
  };
  const waiting = isActive ? live.waitingFound : live.waiting;
  const showWaiting = () => {
    release();
    requestAnimationFrame(() => focusRow(waiting[0]?.id));
  };
  const select = (id: string) => {
    setSelectedId(id);
    cursor.put(id);
  };
  const close = useCallback(() => {
    setSelectedId(null);
    // After the next render: on a phone the list was not displayed.
    requestAnimationFrame(() => focusRow(selectedId));
  }, [selectedId, setSelectedId]);
  useEscape(isOpen, columns, close);

  useEffect(() => {
    // On a phone the request replaces the list, and takes the focus.
    if (isOpen && selectedId !== null && list.current && getComputedStyle(list.current).display === 'none') detailHeading.current?.focus();
  }, [selectedId, isOpen]);

  useEffect(() => {
    // What is shown may still be the answer to what was typed before. Who types on stays in the field.
    if (entered === null || (entered === question && found.of !== question)) return;
    setEntered(null);
    if (entered === question) focusRow(found.rows?.[0]?.id);
  }, [entered, question, found.of, found.rows]);

  const openNext = () => {
    const next = cursor.neighbor(1);
    if (!next) return showToast({ status: 'info', title: 'This is the last request of the list', text: 'Show more reads the next ones.' });
    focusRow(next);
    select(next);
  };
  const open = () => {
    if (cursor.id !== null && cursor.isListed()) select(cursor.id);
  };
  const turnAtCursor = () => {
    if (cursor.id !== null && cursor.isListed()) selection.turn(cursor.id);
  };
  // A key must never act on another request than the one that the cursor is on.
  const keysAct = isOpen && cursor.id === selectedId;
  useDeskKeys(
    {
      next: () => focusRow(cursor.neighbor(1)),
      previous: () => focusRow(cursor.neighbor(-1)),
      open,
      select: mayAssign ? turnAtCursor : undefined,
      assign: mayAssign ? () => focusField(ASSIGN_FIELD) : undefined,
      note: keysAct ? () => focusField(NOTE_FIELD) : undefined,
      search: () => search.field.current?.focus(),
      refresh,
      help: () => setHelpOpen(true),
    },
    open,
  );

  const rows = { selectedId, cursorId: cursor.id, now, selection: mayAssign ? selection : undefined, onSelect: select };
  return (
    <OwnersProvider>
      <DeskBar
        status={<ReadStatus readAt={lists.readAt} settledAt={lists.settledAt} reading={lists.reading} />}
        reading={lists.reading}
        onRefresh={refresh}
        head={head}
      />
      {shown.length > 0 && <ClockLine {...onClock} selectedId={selectedId} now={now} />}
      {!isOpen && <ParkedCount list={live.parked} />}
      {!isOpen && <HeavyReaders />}
      <div ref={columns} className={selected ? styles.withDetail : styles.columns}>
        <div ref={list} className={styles.list}>
          <Views filters={filters} />
          <LeadSearch {...search} onEnter={() => setEntered(question)} />
          <LiveTables waiting={waiting.length} isFound={isActive} arrived={live.arrived} onShow={showWaiting}>
            {isActive && <FoundLeads found={found} {...rows} />}
            {!isActive && lists.empty && <EmptyState title="No form submissions yet" />}
            {!isActive && (!lists.empty || consultations.failed) && <LeadListSection name="consultations" list={consultations} {...rows} />}
            {!isActive && (!lists.empty || reviews.failed) && <LeadListSection name="reviews" list={reviews} {...rows} />}
            {mayAssign && <AssignBar leads={listed.filter(({ id }) => selection.ids.has(id))} selection={selection} />}
          </LiveTables>
          <ExportLeads filters={filters} isTyped={search.text.trim() !== ''} />
        </div>
        <div ref={side} className={joinClasses(stack[24], styles.side)}>
          <KeysAct value={keysAct}>
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
          </KeysAct>
          {!selected && detail.failed && <UnreadDetail read={detail} />}
          {shown.length > 0 && <RecentActivity leads={shown} missing={lists.missing} now={now} onSelect={select} />}
        </div>
      </div>
      {shown.length > 0 && <KeyLegend onHelp={() => setHelpOpen(true)} />}
      <KeysHelp open={isHelpOpen} role={role} onClose={() => setHelpOpen(false)} />
    </OwnersProvider>
  );
}
