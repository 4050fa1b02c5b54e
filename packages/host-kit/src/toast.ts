import { create } from 'zustand';

export type ToastStatus = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly status: ToastStatus;
  readonly title: string;
  readonly text?: string;
}

interface Toasts {
  /** At most one is shown; a new one takes the place of the old. */
  readonly current: Toast | null;
  /** A toast will follow soon, so its code can be preloaded. */
  readonly isExpected: boolean;
}

export const useToasts = create<Toasts>(() => ({ current: null, isExpected: false }));

let lastId = 0;

/** Tells the shell that a toast will follow, such as the answer to what is being sent. */
export function expectToast(): void {
  useToasts.setState({ isExpected: true });
}

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  useToasts.setState({ current: { ...toast, id: lastId } });
}

/** Removes the toast with this id, if it is still the one shown. */
export function dismissToast(id: number): void {
  useToasts.setState((state) => (state.current?.id === id ? { current: null } : state));
}
