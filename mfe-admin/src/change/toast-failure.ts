import { type ApiError, showToast, type Toast } from '@annuity-lantern/host-kit';

export type Words = Pick<Toast, 'title' | 'text'>;

/** For `onFailed`: someone else changed it first, or the outcome is unknown. */
export function toastFailure(gone: Words, unknown: Words): (error: ApiError) => void {
  return ({ status }) => showToast(status === 404 ? { status: 'info', ...gone } : { status: 'error', ...unknown });
}
