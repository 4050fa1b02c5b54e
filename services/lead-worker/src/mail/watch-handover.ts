import { Transform } from 'node:stream';
import type { Transporter } from 'nodemailer';

export interface Handover {
  /** Whether the whole mail was sent to the server. From then on only the server's answer tells the outcome. */
  isComplete(): boolean;
  /** Stops sending. Servers drop an incomplete mail. */
  forbid(): void;
}

/**
 * Watches whether a transport's only mail was sent completely. Errors cannot tell: a connection lost before the recipient or after the last
 * line has the same code and command. After the server has accepted DATA, nodemailer reads the message. So the mail is complete once the
 * message has been read to its end.
 *
 * @param beforeEnd is awaited when all but the end of the mail was sent. If it rejects, the server drops the mail.
 */
export function watchHandover(transport: Transporter, beforeEnd?: () => Promise<void>): Handover {
  let complete = false;
  let stop = () => {};
  let forbidden = false;
  transport.use('stream', (mail, done) => {
    mail.message?.processFunc((read) => {
      const message = beforeEnd ? read.pipe(endAfter(beforeEnd)) : read;
      message.once('end', () => {
        complete = true;
      });
      // An `error` event without a listener would end the process.
      for (const stream of [read, message]) stream.on('error', () => {});
      stop = () => message.destroy(new Error('too late'));
      if (forbidden) setImmediate(stop);
      return message;
    });
    done();
  });
  return {
    isComplete: () => complete,
    forbid: () => {
      forbidden = true;
      stop();
    },
  };
}

/** Passes everything on, and ends once the promise resolves. */
function endAfter(beforeEnd: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeEnd().then(() => done(), done),
  });
}
