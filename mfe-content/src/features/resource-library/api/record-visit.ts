import { countResourceDownload } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';

/** Counts a visit while the document opens in its own tab. A failure is not shown, because the document opens anyway. */
export function recordVisit(id: string): void {
  call(countResourceDownload, { params: { id } }, { keepalive: true }).catch((error: unknown) => {
    console.warn('A visit to a resource was not counted.', error);
  });
}
