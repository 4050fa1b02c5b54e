import { countViews } from '@annuity-lantern/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callAsStaff } from '../queries/call-as-staff.ts';
import { polled } from '../queries/query-client.ts';
import { queryKeys } from '../queries/query-keys.ts';

/** Milliseconds. A hidden page has no hints. */
const READ_EVERY = 60_000;
const countBefore = /^\(\d+\+?\) /;

/**
 * Keeps the count of the own queue in the title of the page, also while the page is hidden. When the queue grows behind the person's back, a
 * notification says so, if the person allowed it. Both end with the session. Neither names a visitor: the screen may be locked.
 */
export function useQueueAlerts(): void {
  const { data } = useQuery({
    ...polled,
    queryKey: queryKeys.viewCounts,
    queryFn: ({ signal }) => callAsStaff(countViews, {}, { signal }),
    refetchInterval: READ_EVERY,
    refetchIntervalInBackground: true,
  });
  const queue = data?.builtIn.queue;
  const count = queue?.count;
  const mark = queue && queue.count > 0 ? `(${queue.count}${queue.more ? '+' : ''}) ` : '';
  useEffect(() => {
    const write = () => {
      const wanted = mark + document.title.replace(countBefore, '');
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // The shell writes the title of each address anew.
    const observer = new MutationObserver(write);
    const title = document.querySelector('title');
    if (title) observer.observe(title, { childList: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(countBefore, '');
    };
  }, [mark]);

  const before = useRef(count);
  const shown = useRef<Notification | null>(null);
  useEffect(() => {
    const grew = count !== undefined && before.current !== undefined && count > before.current;
    before.current = count;
    if (!grew || document.hasFocus() || !mayNotify()) return;
    shown.current?.close();
    shown.current = new Notification('A new request waits', { body: 'Open the staff desk to see it.', tag: 'staff-desk' });
    shown.current.onclick = () => window.focus();
  }, [count]);
  useEffect(() => () => shown.current?.close(), []);
}

function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}
