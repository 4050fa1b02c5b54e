import { escapeHtml } from '@annuity-lantern/service-kit/escape-html';

/** The same record with each of its texts escaped. */
export function escapeAll<T extends Readonly<Record<string, string>>>(texts: T): T {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, escapeHtml(value)])) as T;
}
