import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listPage, messagePage, missingPage } from './inbox-pages.ts';
import type { MessageStore } from './message-store.ts';

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** A mail's own HTML: no scripts, nothing fetched from outside, no rights of this page. */
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The pages of the local inbox, and `/messages.json` with the same content. */
export function createInboxServer(store: MessageStore): Server {
  return createServer((request, response) => {
    if (!isFromThisMachine(request)) return send(response, 403, 'text/plain', 'This inbox answers on its own address only.');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') return send(response, 200, 'text/html', listPage(store.list()));
    if (pathname === '/messages.json') return send(response, 200, 'application/json', JSON.stringify(store.list()));
    if (pathname === '/healthz' || pathname === '/readyz') return send(response, 200, 'application/json', '{"status":"ok"}');
    const [, id = '', html] = /^\/messages\/([\w-]+)(\/html)?$/.exec(pathname) ?? [];
    const message = store.find(id);
    if (!message) return send(response, 404, 'text/html', missingPage());
    if (html) return send(response, 200, 'text/html', message.html ?? '', mailPolicy);
    return send(response, 200, 'text/html', messagePage(message));
  });
}

/** A page on the web whose name is made to point at this machine could read the mails otherwise. */
function isFromThisMachine({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

function send(response: ServerResponse, status: number, type: string, body: string, policy = pagePolicy): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
