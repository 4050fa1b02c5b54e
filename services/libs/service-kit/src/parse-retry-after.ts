/** Seconds to wait by a header `Retry-After` (seconds, or an HTTP date: RFC 9110, 10.2.3); undefined when there is none that makes sense. */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
