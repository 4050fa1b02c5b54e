import type { Mailer } from './create-mailer.ts';

/** Tells the local inbox to delete its mails about a lead that was erased. Rejects with EffectRefusal if it does not answer. */
export type ForgetLocalMails = (leadId: string) => Promise<void>;

/** Of the 5.5 s of a mail, in milliseconds: the message to the CRM needs the rest of the handler's time. */
const SPENT = 4500;

/** By a mail whose key ends with `/erased`, because the inbox takes nothing but mail. It goes to no mail server of yours. */
export function createForgetLocalMails(mailer: Mailer): ForgetLocalMails {
  return async (leadId) => {
    const text = 'This request was erased. The local inbox deletes its mails.';
    await mailer.send({ subject: 'Erased', text, html: `<p>${text}</p>` }, 'inbox@localhost', `lead/${leadId}/erased`, SPENT);
  };
}
