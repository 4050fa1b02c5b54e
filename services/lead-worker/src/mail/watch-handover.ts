import type { Transporter } from 'nodemailer';

export interface Handover {
  /** The server has been given the whole mail: from here on only its answer says whether it took it. */
  isComplete(): boolean;
  /** From now on nothing is handed over: a mail on its way stays without its end, and servers drop such a one. */
  forbid(): void;
}

/**
 * Watches when a transport's one mail has been handed over. Its errors do not tell: a connection that is lost or falls silent has the same
 * code and command before the recipient was named and after the last line was sent. The message is read only once the server has answered
 * DATA with "go on", so the end of reading is the end of the mail.
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
      // Nobody may be listening by then, and an error that nobody hears ends the process.
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
