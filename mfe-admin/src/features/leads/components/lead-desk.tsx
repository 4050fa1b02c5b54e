import { Button, EmptyState, ErrorState, GreekLines, RefreshCw } from '@annuity-lantern/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLeads } from '../model/use-leads.ts';
import { useNow } from '../model/use-now.ts';
import { ClockLine } from './clock-line.tsx';
import styles from './lead-desk.module.css';
import { LeadDetail } from './lead-detail.tsx';
import { LeadTable, rowId } from './lead-table.tsx';
import { ReadStatus } from './read-status.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StaleNotice } from './stale-notice.tsx';

/** Where a person was at the desk: kept while they sign in again. */
export interface DeskPlace {
  readonly selectedId: string | null;
  readonly shownCount: number;
  readonly scrollY: number;
}

interface LeadDeskProps {
  readonly place: DeskPlace;
  /** Beside the heading: who is signed in, and the way out. */
  readonly account: ReactNode;
  readonly onSessionEnded: (place: DeskPlace) => void;
}

/** The list of requests, the clock above it and one request in full. */
export function LeadDesk({ place, account, onSessionEnded }: LeadDeskProps) {
  const [selectedId, setSelectedId] = useState(place.selectedId);
  const now = useNow(15_000);
  const latest = useRef({ selectedId, shownCount: place.shownCount });
  const endSession = useCallback(() => onSessionEnded({ ...latest.current, scrollY: window.scrollY }), [onSessionEnded]);
  const leads = useLeads({ firstCount: place.shownCount, onSessionEnded: endSession });
  const shown = leads.page?.leads ?? [];
  const selected = shown.find((lead) => lead.id === selectedId);

  useEffect(() => {
    latest.current = { selectedId, shownCount: shown.length || place.shownCount };
  }, [selectedId, shown.length, place.shownCount]);

  const detailHeading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const select = (id: string) => setSelectedId(id);
  const close = () => {
    setSelectedId(null);
    // After React has drawn the list again: on a phone it was not there.
    requestAnimationFrame(() => document.getElementById(rowId(selectedId ?? ''))?.focus());
  };

  useEffect(() => {
    // On a phone the request takes the list's place: the reader is taken along.
    if (selectedId !== null && list.current && getComputedStyle(list.current).display === 'none') detailHeading.current?.focus();
  }, [selectedId]);

  const hasList = leads.page !== null;
  useEffect(() => {
    if (hasList && place.scrollY > 0) window.scrollTo({ top: place.scrollY, behavior: 'instant' });
  }, [hasList, place.scrollY]);

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.status}>
          <ReadStatus readAt={leads.readAt} settledAt={leads.settledAt} reading={leads.reading === 'newest'} />
        </p>
        <Button
          variant="outline"
          size="small"
          icon={<RefreshCw />}
          busy={leads.reading === 'newest'}
          busyLabel="Refreshing..."
          onClick={leads.refresh}
        >
          Refresh Data
        </Button>
        {account}
      </div>
      {shown.length > 0 && <ClockLine leads={shown} selectedId={selectedId} now={now} hasMore={leads.page?.next != null} />}
      <div className={selected ? styles.withDetail : styles.columns}>
        <div ref={list} className={styles.list}>
          {leads.failed === 'newest' && hasList && <StaleNotice readAt={leads.readAt} onRetry={leads.refresh} />}
          {!hasList && leads.failed === null && <GreekLines lines={8} label="Loading the requests" />}
          {!hasList && leads.failed !== null && (
            <ErrorState
              title="The requests could not be read"
              text="Nothing is lost: they are stored, only this list did not arrive."
              busy={leads.reading !== null}
              onRetry={leads.refresh}
            />
          )}
          {hasList && shown.length === 0 && <EmptyState title="No form submissions yet" />}
          {shown.length > 0 && <LeadTable leads={shown} selectedId={selectedId} now={now} onSelect={select} onRefresh={leads.refresh} />}
          {leads.failed === 'more' && (
            <ErrorState title="The next requests could not be read" text="The list above stands." onRetry={leads.showMore} />
          )}
          {leads.failed !== 'more' && leads.page?.next != null && (
            <Button variant="outline" size="small" busy={leads.reading === 'more'} busyLabel="Loading..." onClick={leads.showMore}>
              Show more
            </Button>
          )}
        </div>
        <div className={styles.side}>
          {selected && <LeadDetail lead={selected} now={now} headingRef={detailHeading} onClose={close} />}
          {shown.length > 0 && <RecentActivity leads={shown} now={now} onSelect={select} />}
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
        <kbd>R</kbd> refresh
      </span>
      <span className={styles.consentKey}>Consent: C calls, T texts, E e-mail</span>
    </p>
  );
}
