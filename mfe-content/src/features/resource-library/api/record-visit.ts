import { countResourceDownload } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';

/** Counts a visit while the document opens in its own tab. The visitor learns nothing of a failure: the document is there all the same. */
export function recordVisit(id: string): void {
  call(countResourceDownload, { params: { id } }, { keepalive: true }).catch((error: unknown) => {
    console.warn('A visit to a resource was not counted.', error);
  });
}
