import { isIP } from 'node:net';
import { connect } from 'node:tls';

export interface Certificate {
  readonly until: Date;
  /** Why a browser would refuse it, as a code of Node. */
  readonly fault?: string;
}

const ANSWER_WITHIN = 5000;
const HTTPS_PORT = 443;

/** The certificate that visitors of this https address get. Rejects if nothing there speaks TLS within 5 s. */
export function readCertificate(origin: string): Promise<Certificate> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || HTTPS_PORT),
      ...(isIP(host) === 0 && { servername: host }),
      // An expired one must be read, too. Nothing is sent.
      rejectUnauthorized: false,
      timeout: ANSWER_WITHIN,
    });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.once('error', fail).once('timeout', () => fail(new Error('no answer in time')));
    socket.once('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to);
      const fault = socket.authorized ? undefined : codeOf(socket.authorizationError);
      socket.destroy();
      resolve({ until, ...(fault !== undefined && { fault }) });
    });
  });
}

/** Node gives an error, or its code alone. */
function codeOf(error: Error | string | null): string {
  if (error === null || typeof error === 'string') return error ?? 'unknown';
  return (error as NodeJS.ErrnoException).code ?? error.message;
}
