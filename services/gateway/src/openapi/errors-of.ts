import { callsBeforeCode, type Endpoint, type ErrorCode } from '@annuity-lantern/contracts/http';
import { isLeadPost } from '../api/lead-posts.ts';

/** Answered by the gateway itself for every call: it limits bodies. */
const everyCall: readonly ErrorCode[] = ['body_too_large', 'internal'];
/** When the service behind the gateway does not answer. Lead posts get `store_unavailable` instead. */
const withoutService: readonly ErrorCode[] = ['upstream_unreachable', 'upstream_timeout'];

/** Every code that the call can answer: the endpoint's own, and those that the gateway and `mount` add for its kind. */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const codes = new Set([...endpoint.errors, ...everyCall, ...(isLeadPost(endpoint.name) ? [] : withoutService)]);
  if (endpoint.params || endpoint.query || endpoint.body) codes.add('invalid_input');
  if (endpoint.body) codes.add('malformed_json').add('not_json');
  if (endpoint.role || endpoint.method !== 'GET') codes.add('origin_refused');
  if (endpoint.role && !callsBeforeCode.has(endpoint.name)) codes.add('set_up_code_first');
  return codes;
}
