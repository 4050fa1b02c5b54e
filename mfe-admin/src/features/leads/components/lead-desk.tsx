import { EmptyState } from '@annuity-lantern/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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

/** Where a person is at the desk. */
export interface DeskPlace {
  readonly selectedId: string | null;
  readonly shownCounts: ShownCounts;
  /** Where the page was scrolled to when the session ended; 0 otherwise. */
  readonly scrollY: number;
}

export const freshPlace: DeskPlace = { selectedId: null, shownCounts: { consultations: 0, reviews: 0 }, scrollY: 0 };

interface LeadDeskProps {
  /** Begun from, and kept up: it outlives the desk while the person signs in again. */
  readonly place: RefObject<DeskPlace>;
  /** Beside the heading: the ways through the desk, who is signed in, and the way out. */
  readonly account: ReactNode;
  readonly onSessionEnded: () => void;
}

/** Both lists of requests, the clock above them and one request in full. */
export function LeadDesk({ place, account, onSessionEnded }: LeadDeskProps) {
  const [first] = useState(() => place.current);
  const [selectedId, setSelectedId] = useState(first.selectedId);
  const now = useNow(15_000);
  const endSession = useCallback(() => {
    place.current = { ...place.current, scrollY: window.scrollY };
    onSessionEnded();
  }, [place, onSessionEnded]);
  const lists = useBothLists({ firstCounts: first.shownCounts, onSessionEnded: endSession });
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

  const consultationCount = consultations.page?.leads.length || first.shownCounts.consultations;
  const reviewCount = reviews.page?.leads.length || first.shownCounts.reviews;
  useEffect(() => {
    place.current = { ...place.current, selectedId, shownCounts: { consultations: consultationCount, reviews: reviewCount } };
  }, [place, selectedId, consultationCount, reviewCount]);

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
    const { scrollY } = place.current;
    if (!settled || scrollY === 0) return;
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    place.current = { ...place.current, scrollY: 0 };
  }, [settled, place]);

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
