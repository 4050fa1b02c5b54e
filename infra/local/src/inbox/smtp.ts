import { SMTPServer } from 'smtp-server';
import type { MessageStore } from './message-store.ts';

const LARGEST_MAIL_BYTES = 5 * 1024 * 1024;

/** A mail server that takes every mail, from everyone on this machine, and sends none on. */
export function createSmtpServer(store: MessageStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    banner: 'Annuity Lantern local inbox',
    size: LARGEST_MAIL_BYTES,
    closeTimeout: 1000,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        store.add(Buffer.concat(chunks)).then(
          () => callback(),
          (error: Error) => callback(error),
        );
      });
    },
  });
}
