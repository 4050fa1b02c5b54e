import { listParkedEffects } from '@annuity-lantern/contracts/http';
import { navigate, usePlace, useSettled } from '@annuity-lantern/host-kit';
import { EmptyState, ErrorState, Notice } from '@annuity-lantern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DeskBar } from '../../../desk-bar/desk-bar.tsx';
import { useNow } from '../../../moments/use-now.ts';
import { usePagedList } from '../../../paged-list/use-paged-list.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { REFRESH_EVERY } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { getSession } from '../../../queries/session.ts';
import { leadOfRow } from '../model/lead.ts';
import { type LeadFilters, readFilters, writeFilters } from '../model/lead-filters.ts';
import { useEscape } from '../model/use-escape.ts';
import { useFoundLeads } from '../model/use-found-leads.ts';
import { type LeadDetailRead, useLeadDetail } from '../model/use-lead-detail.ts';
import { useLeadLists } from '../model/use-lead-lists.ts';
import { ClockLine } from './clock-line.tsx';
import { ExportLeads } from './export-leads.tsx';
import { FoundLeads } from './found-leads.tsx';
import styles from './lead-desk.module.css';
import { LeadDetail } from './lead-detail.tsx';
import { LeadListSection } from './lead-list-section.tsx';
import { LeadSearch } from './lead-search.tsx';
import { rowId } from './lead-table.tsx';
import { ParkedCount, ParkedWork } from './parked-work.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** Milliseconds after the last key before a search is sent. */
const SEARCH_PAUSE = 250;

interface LeadDeskProps {
  /** Beside the heading: the navigation of the desk, the user name and the sign-out button. */
  readonly account: ReactNode;
}

/** Both lists of requests, the clock above them, one request in full, and what was given up. */
export function LeadDesk({ account }: LeadDeskProps) {
  const client = useQueryClient();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const now = useNow(15_000);
  const lists = useLeadLists();
  const detail = useLeadDetail(selectedId);
  const parked = usePagedList({
    queryKey: queryKeys.parked,
    callList: (query, options) => callAsStaff(listParkedEffects, { query }, options),
    keyOf: ({ leadId, effect }) => `${leadId} ${effect}`,
  });
  const search = useSearch();
  const { found, isActive } = search;
  const { consultations, reviews, shown } = lists;
  const inLists = [...shown, ...(found.rows ?? [])];
  // A given-up effect may link to a request that is in no list.
  const selected = inLists.find((lead) => lead.id === selectedId) ?? (detail.detail ? leadOfRow(detail.detail) : undefined);
  const isOpen = selected !== undefined;

  /** Where the page was scrolled to when the session ended; 0 otherwise. */
  const leftAt = useRef(0);
  useLayoutEffect(() => {
    return () => {
      const session = getSession(client);
      if (session?.kind === 'signed-out' && session.why === 'ended') leftAt.current = window.scrollY;
    };
  }, [client]);

  const detailHeading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.requests });
  const select = (id: string) => setSelectedId(id);
  const close = useCallback(() => {
    setSelectedId(null);
    // After the next render: on a phone the list was not displayed.
    requestAnimationFrame(() => focusRow(selectedId));
  }, [selectedId]);
  const columns = useRef<HTMLDivElement>(null);
  useEscape(isOpen, columns, close);

  useEffect(() => {
    // On a phone the request replaces the list, and takes the focus.
    if (isOpen && selectedId !== null && list.current && getComputedStyle(list.current).display === 'none') detailHeading.current?.focus();
  }, [selectedId, isOpen]);

  const { settled } = lists;
  useEffect(() => {
    if (!settled || leftAt.current === 0) return;
    window.scrollTo({ top: leftAt.current, behavior: 'instant' });
    leftAt.current = 0;
  }, [settled]);

  const section = { selectedId, now, onSelect: select, onRefreshAll: refresh };
  return (
    <>
      <DeskBar
        status={<ReadStatus readAt={lists.readAt} settledAt={lists.settledAt} reading={lists.reading} />}
        reading={lists.reading}
        onRefresh={refresh}
        account={account}
      />
      {shown.length > 0 && <ClockLine leads={shown} selectedId={selectedId} now={now} complete={lists.complete} />}
      {!isOpen && <ParkedCount list={parked} />}
      <div ref={columns} className={selected ? styles.withDetail : styles.columns}>
        <div ref={list} className={styles.list}>
          <LeadSearch {...search} onEnter={() => focusRow(found.rows?.[0]?.id)} />
          <ExportLeads filters={search.filters} isTyped={search.text.trim() !== ''} />
          {isActive && <FoundLeads found={found} {...section} />}
          {!isActive && lists.empty && <EmptyState title="No form submissions yet" />}
          {!isActive && (!lists.empty || consultations.failed) && (
            <LeadListSection name="consultations" list={consultations} {...section} />
          )}
          {!isActive && (!lists.empty || reviews.failed) && <LeadListSection name="reviews" list={reviews} {...section} />}
          <ParkedWork list={parked} leads={inLists} now={now} onSelect={select} />
        </div>
        <div className={styles.side}>
          {selected && <LeadDetail lead={selected} read={detail} now={now} headingRef={detailHeading} onSelect={select} onClose={close} />}
          {!selected && detail.failed && <UnreadDetail read={detail} />}
          {shown.length > 0 && <RecentActivity leads={shown} missing={lists.missing} now={now} onSelect={select} />}
        </div>
      </div>
      {shown.length > 0 && <KeyLegend />}
    </>
  );
}

/** Filters live in the address. What is typed does not: it is a name or a number, and lasts as long as the desk is open. */
function useSearch() {
  const { search } = usePlace();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const filters = readFilters(search);
  const typed = text.trim();
  const settled = useSettled(typed, SEARCH_PAUSE);
  const found = useFoundLeads(typed === '' ? '' : settled, filters);
  const setFilters = (next: LeadFilters) => navigate(writeFilters(search, next), { replace: true, keepScroll: true });
  return {
    text,
    filters,
    field,
    found,
    isActive: typed !== '' || Object.keys(filters).length > 0,
    onText: setText,
    onFilters: setFilters,
    onClear: () => {
      setText('');
      if (Object.keys(filters).length > 0) setFilters({});
      field.current?.focus();
    },
  };
}

function focusRow(leadId: string | null | undefined): void {
  if (leadId) document.getElementById(rowId(leadId))?.focus();
}

function KeyLegend() {
  return (
    <p className={styles.keys}>
      <span>
        In the list: <kbd>J</kbd> <kbd>K</kbd> next, previous
      </span>
      <span>
        <kbd>/</kbd> search
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
      <span>
        <kbd>R</kbd> refresh
      </span>
      <span className={styles.consentKey}>Consent: C calls, T texts, E email</span>
    </p>
  );
}

interface ReadStatusProps {
  readonly readAt: number | null;
  readonly settledAt: number | null;
  readonly reading: boolean;
}

/** How old the lists are. Not a live region: it changes every second. */
function ReadStatus({ readAt, settledAt, reading }: ReadStatusProps) {
  const now = useNow(1000);
  if (reading) return <>Reading...</>;
  if (readAt === null || settledAt === null) return null;
  const next = Math.min(REFRESH_EVERY / 1000, Math.max(0, Math.ceil((settledAt + REFRESH_EVERY - now) / 1000)));
  const age = Math.max(0, Math.floor((now - readAt) / 1000));
  return (
    <>
      Last read {age < 120 ? `${age} s` : `${Math.floor(age / 60)} min`} ago, next in {next} s.
    </>
  );
}

/** In place of a request that is in neither list and could not be read. */
function UnreadDetail({ read }: { read: LeadDetailRead }) {
  if (read.failed === 'gone') return <Notice tone="straw" role="status" title="This request is no longer stored" />;
  return (
    <ErrorState
      title="This request could not be read"
      text="Nothing is lost: it is stored, only the answer did not arrive."
      busy={read.reading}
      onRetry={read.refresh}
    />
  );
}
