import { useEffect } from 'react';

/** After a failed read: reads again as soon as the browser says that it is back online. */
export function useReadAgainOnline(failed: boolean, refetch: () => Promise<void>): void {
  useEffect(() => {
    if (!failed) return;
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, refetch]);
}
