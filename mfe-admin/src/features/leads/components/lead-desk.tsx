import { EmptyState } from '@annuity-lantern/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { DeskBar } from '../../../desk-bar/desk-bar.tsx';
import { useNow } from '../../../moments/use-now.ts';
import { leadOfDetail } from '../model/lead-of-detail.ts';
import { type ShownCounts, useBothLists } from '../model/use-both-lists.ts';
import { useEscape } from '../model/use-escape.ts';
import { useLeadDetail } from '../model/use-lead-detail.ts';
import { useParkedWork } from '../model/use-parked-work.ts';
import { useReplay } from '../model/use-replay.ts';
import { ClockLine } from './clock-line.tsx';
import styles from './lead-desk.module.css';
import { LeadDetail } from './lead-detail.tsx';
import { LeadListSection } from './lead-list-section.tsx';
import { rowId } from './lead-table.tsx';
import { ParkedCount } from './parked-count.tsx';
import { ParkedWork } from './parked-work.tsx';
import { ReadStatus } from './read-status.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { UnreadDetail } from './unread-detail.tsx';

/** Where a person was at the desk: kept while they sign in again. */
export interface DeskPlace {
  readonly selectedId: string | null;
  readonly shownCounts: ShownCounts;
  readonly scrollY: number;
}

interface LeadDeskProps {
  readonly place: DeskPlace;
  /** Beside the heading: the ways through the desk, who is signed in, and the way out. */
  readonly account: ReactNode;
  readonly onSessionEnded: (place: DeskPlace) => void;
}

/** Both lists of requests, the clock above them and one request in full. */
export function LeadDesk({ place, account, onSessionEnded }: LeadDeskProps) {
  const [selectedId, setSelectedId] = useState(place.selectedId);
  const now = useNow(15_000);
  const latest = useRef({ selectedId, shownCounts: place.shownCounts });
  const endSession = useCallback(() => onSessionEnded({ ...latest.current, scrollY: window.scrollY }), [onSessionEnded]);
  const lists = useBothLists({ firstCounts: place.shownCounts, onSessionEnded: endSession });
  const detail = useLeadDetail(selectedId, endSession);
  const { consultations, reviews, shown } = lists;
  // What was given up leads to requests that no list has loaded.
  const selected = shown.find((lead) => lead.id === selectedId) ?? (detail.detail ? leadOfDetail(detail.detail) : undefined);
  const isOpen = selected !== undefined;
  const parked = useParkedWork(endSession);
  const { refresh: refreshParked } = parked;
  const { refresh: refreshDetail } = detail;
  const handleReplayed = useCallback(() => {
    void refreshParked();
    void refreshDetail();
  }, [refreshParked, refreshDetail]);
  const replay = useReplay({ onReplayed: handleReplayed, onSessionEnded: endSession });

  const consultationCount = consultations.page?.leads.length || place.shownCounts.consultations;
  const reviewCount = reviews.page?.leads.length || place.shownCounts.reviews;
  useEffect(() => {
    latest.current = { selectedId, shownCounts: { consultations: consultationCount, reviews: reviewCount } };
  }, [selectedId, consultationCount, reviewCount]);

  const detailHeading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const refresh = () => {
    lists.refresh();
    void detail.refresh();
    void parked.refresh();
  };
  const select = (id: string) => setSelectedId(id);
  const close = useCallback(() => {
    setSelectedId(null);
    // After React has drawn the list again: on a phone it was not there.
    requestAnimationFrame(() => document.getElementById(rowId(selectedId ?? ''))?.focus());
  }, [selectedId]);
  const columns = useRef<HTMLDivElement>(null);
  useEscape(isOpen, columns, close);

  useEffect(() => {
    // On a phone the request takes the list's place: the reader is taken along.
    if (isOpen && selectedId !== null && list.current && getComputedStyle(list.current).display === 'none') detailHeading.current?.focus();
  }, [selectedId, isOpen]);

  const { settled } = lists;
  useEffect(() => {
    if (settled && place.scrollY > 0) window.scrollTo({ top: place.scrollY, behavior: 'instant' });
  }, [settled, place.scrollY]);

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
      {!isOpen && <ParkedCount page={parked.page} />}
      <div ref={columns} className={selected ? styles.withDetail : styles.columns}>
        <div ref={list} className={styles.list}>
          {lists.empty && <EmptyState title="No form submissions yet" />}
          {(!lists.empty || consultations.failed) && <LeadListSection name="consultations" list={consultations} {...section} />}
          {(!lists.empty || reviews.failed) && <LeadListSection name="reviews" list={reviews} {...section} />}
          <ParkedWork list={parked} leads={shown} replay={replay} now={now} onSelect={select} />
        </div>
        <div className={styles.side}>
          {selected && (
            <LeadDetail
              lead={selected}
              read={detail}
              now={now}
              headingRef={detailHeading}
              replay={replay}
              onClose={close}
              onStatusChanged={lists.refresh}
              onSessionEnded={endSession}
            />
          )}
          {!selected && detail.failed && <UnreadDetail read={detail} />}
          {shown.length > 0 && <RecentActivity leads={shown} missing={lists.missing} now={now} onSelect={select} />}
        </div>
      </div>
      {shown.length > 0 && <KeyLegend />}
    </>
  );
}

function KeyLegend() {
  return (
    <p className={styles.keys}>
      <span>
        In the list: <kbd>J</kbd> <kbd>K</kbd> next, previous
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
      <span className={styles.consentKey}>Consent: C calls, T texts, E e-mail</span>
    </p>
  );
}
