import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { CLIENT_ADDRESS_HEADER } from '@annuity-lantern/service-kit/address';

/** Hop-by-hop headers, which are not forwarded. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];
/** Headers that only a trusted proxy may set. Clients can forge them, so they are dropped and set again. */
const saidByProxies =
  /^(?:forwarded|via|traceparent|tracestate|baggage|b3|x-b3-.+|x-forwarded(?:-.+)?|x-real-ip|x-client-.+|x-cluster-client-ip|x-request-id|x-original-.+|true-client-ip|fastly-client-ip|cf-.+)$/;

interface SaidByUs {
  readonly clientAddress: string;
  readonly requestId: string;
  readonly publicProtocol: 'http' | 'https';
}

/** The headers that the service receives. `Host` stays: services compare it with `Origin`. */
export function requestHeaders(
  given: IncomingHttpHeaders,
  { takesBody, takesCookies = false }: { readonly takesBody: boolean; readonly takesCookies?: boolean },
  said: SaidByUs,
): OutgoingHttpHeaders {
  const headers = withoutHopByHop(given);
  for (const name of Object.keys(headers)) {
    if (saidByProxies.test(name)) delete headers[name];
  }
  if (!takesBody) delete headers['content-length'];
  // No service reads it. A proxy in front may have asked for a password of its own.
  delete headers.authorization;
  if (!takesCookies) delete headers.cookie;
  return {
    ...headers,
    [CLIENT_ADDRESS_HEADER]: said.clientAddress,
    'x-request-id': said.requestId,
    'x-forwarded-proto': said.publicProtocol,
  };
}

/** The headers that the client receives. */
export function answerHeaders(given: IncomingHttpHeaders): OutgoingHttpHeaders {
  return withoutHopByHop(given);
}

function withoutHopByHop(given: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (given.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !dropped.has(name)));
}
