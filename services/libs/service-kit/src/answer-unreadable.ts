import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus, type WireError } from '@annuity-lantern/contracts/http';
import { AppError } from './errors.ts';

/** Error codes for Node's parser errors, except plainly unreadable requests. */
const codeOf: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'head_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers malformed or oversized requests in the wire's shape: Node's own answer has no body. Then it closes the connection. */
export function answerUnreadable(server: Server): void {
  const answers = new WeakMap<object, ServerResponse>();
  server.on('request', (request, response) => answers.set(request.socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, connection) => {
    const socket = connection as Socket;
    const running = answers.get(socket);
    // A second answer's bytes must not get into the first.
    const isAnswering = running?.headersSent && !running.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    socket.write(answerTo(codeOf[error.code ?? ''] ?? 'malformed_request'));
    socket.destroySoon();
  });
}

function answerTo(code: ErrorCode): string {
  const { userMessage } = new AppError(code, { message: 'a request could not be read' });
  const body = JSON.stringify({ code, message: userMessage } satisfies WireError);
  const head = [
    `HTTP/1.1 ${errorStatus[code]} ${code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
