import type { ParkedEffect } from '@annuity-lantern/contracts/http';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { isReaderIn, readersRows, useLiveRows } from '../../../live-rows/use-live-rows.ts';
import type { PagedList } from '../../../paged-list/use-paged-list.ts';
import { useDoneRequests } from '../../../queries/done-requests.ts';
import { rowKey } from '../keys/use-row-cursor.ts';
import { type Lead, leadOfDetail } from './lead.ts';
import type { FoundLeads } from './use-found-leads.ts';

interface ReadLists {
  readonly consultations: PagedList<Lead>;
  readonly reviews: PagedList<Lead>;
  readonly found: FoundLeads;
  readonly parked: PagedList<ParkedEffect>;
}

const keyOfLead = ({ id }: Lead) => id;
const keyOfParked = ({ leadId, effect }: ParkedEffect) => `${leadId} ${effect}`;

/**
 * The lists as the desk shows them: no row moves while the reader is on one, or has scrolled past the top of the element. New requests then wait for
 * a press of the button, a refresh, or a read after the reader has left. A request that was changed here stays for a moment, as it is now.
 */
export function useLiveLists({ consultations, reviews, found, parked }: ReadLists, within: RefObject<HTMLElement | null>) {
  const [released, setReleased] = useState(0);
  const done = useDoneRequests();
  const lasting = useMemo(() => new Map([...done].map(([id, changed]) => [id, leadOfDetail(changed)])), [done]);
  const isPinned = () => isReaderIn(within.current);
  const options = { keyOf: keyOfLead, isPinned, released, lasting };
  const live = {
    consultations: useLiveRows(consultations, options),
    reviews: useLiveRows(reviews, options),
    // It is above the lists: a row more would push them down.
    found: useLiveRows(found, { ...options, mayGrow: () => readersRows(within.current).every(isInQueue) }),
  };
  const liveParked = useLiveRows(parked, { keyOf: keyOfParked, isPinned, released });
  return {
    consultations: { ...consultations, rows: live.consultations.rows },
    reviews: { ...reviews, rows: live.reviews.rows },
    found: { ...found, rows: live.found.rows },
    /** For the notice above the lists, which pushes them down when it appears. */
    parked: { ...parked, rows: liveParked.rows },
    /** Of both lists. */
    shown: [...(live.consultations.rows ?? []), ...(live.reviews.rows ?? [])],
    waiting: [...live.consultations.waiting, ...live.reviews.waiting],
    waitingFound: live.found.waiting,
    /** Ids of requests that left the found ones, and keep their place for a moment or while the reader is on a row. */
    left: new Set(live.found.rows?.map(keyOfLead).filter((id) => !found.rows?.some((row) => row.id === id))),
    /** Ids of requests that came in a moment ago. */
    arrived: new Set([...live.consultations.arrived, ...live.reviews.arrived, ...live.found.arrived]),
    /** Shows everything in its order now. */
    release: useCallback(() => setReleased((count) => count + 1), []),
  };
}

function isInQueue({ dataset }: HTMLElement): boolean {
  return dataset.row?.startsWith(rowKey('queue', '')) === true;
}
