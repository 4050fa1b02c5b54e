import type { Endpoint, ErrorCode } from '@annuity-lantern/contracts/http';

/** Of the gateway itself, whatever the call: it limits bodies and waits for services. */
const everyCall: readonly ErrorCode[] = ['body_too_large', 'internal', 'upstream_unreachable', 'upstream_timeout'];

/** Every code the call can answer: the endpoint's own, and those that gateway and `mount` add by its kind. */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const codes = new Set([...endpoint.errors, ...everyCall]);
  if (endpoint.params || endpoint.query || endpoint.body) codes.add('invalid_input');
  if (endpoint.body) codes.add('malformed_json').add('not_json');
  if (endpoint.access === 'staff' || endpoint.method !== 'GET') codes.add('origin_refused');
  return codes;
}
