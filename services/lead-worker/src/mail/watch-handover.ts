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
