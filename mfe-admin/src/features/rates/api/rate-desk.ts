import {
  type ComparedSheet,
  previewRateSheet,
  previewRestoredSheet,
  putRateSheet,
  type RateDesk,
  readRateDesk,
  restoreRateSheet,
  type SheetPreview,
  type SheetUpload,
} from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';

/** What is in use, and the sheets before it. @throws ApiError */
export function readDesk(signal: AbortSignal): Promise<RateDesk> {
  return call(readRateDesk, {}, { signal });
}

/** What is wrong with a sheet, or what it would change. @throws ApiError */
export function previewSheet(upload: SheetUpload): Promise<SheetPreview> {
  return call(previewRateSheet, { body: upload });
}

/** What putting an earlier sheet back would change. @throws ApiError, of status 404 when it is not kept any more */
export function previewRestored(batch: string): Promise<ComparedSheet> {
  return call(previewRestoredSheet, { params: { batch } });
}

/** Puts a sheet online. @throws ApiError, of status 409 when other rates are in use than those of `revision` */
export function putSheet(upload: SheetUpload, revision: string, force: boolean): Promise<RateDesk> {
  return call(putRateSheet, { body: { ...upload, revision, force } });
}

/** Puts an earlier sheet back. @throws ApiError as `putSheet`, and of status 404 when it is not kept any more */
export function restoreSheet(batch: string, revision: string): Promise<RateDesk> {
  return call(restoreRateSheet, { params: { batch }, body: { revision } });
}
