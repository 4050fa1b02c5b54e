import type { Transporter } from 'nodemailer';

export interface Handover {
  /** Whether the server has been sent the whole mail. From then on only its answer tells whether it accepted it. */
  isComplete(): boolean;
  /** Stops sending. Servers drop a mail without its end. */
  forbid(): void;
}

/**
 * Watches whether a transport's only mail has been sent whole. Errors do not tell: a lost connection has the same code and command before the recipient
 * was named and after the last line was sent. nodemailer reads the message only after the server has accepted DATA, so the end of reading is the end of
 * the mail.
 */
export function watchHandover(transport: Transporter): Handover {
  let complete = false;
  let stop = () => {};
  let forbidden = false;
  transport.use('stream', (mail, done) => {
    mail.message?.processFunc((message) => {
      message.once('end', () => {
        complete = true;
      });
      // An `error` event without a listener would end the process.
      message.on('error', () => {});
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
