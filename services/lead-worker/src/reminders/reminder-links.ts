import { createReminderTokens, type ReminderTokens } from '@annuity-lantern/content-store';
import { reminderPage, stopReminderByMail } from '@annuity-lantern/contracts/http';

export interface ReminderLinks {
  /** The page with a button that starts a reminder, or keeps it. A program that only opens links starts nothing. */
  readonly confirm: string;
  /** The page with a button that stops it. */
  readonly stop: string;
  /** The call that the button of a mail program makes. */
  readonly stopByPost: string;
}

/** The links of a reminder's mails. Tokens follow `#`, which browsers never send, but in the call of mail programs. */
export function createReminderLinks(idKey: string, publicOrigin: string): (id: string) => ReminderLinks {
  const tokens: ReminderTokens = createReminderTokens(idKey);
  return (id) => {
    const stop = tokens.write('stop', id);
    return {
      confirm: publicOrigin + reminderPage('confirm', tokens.write('confirm', id)),
      stop: publicOrigin + reminderPage('stop', stop),
      stopByPost: publicOrigin + stopReminderByMail.path.replace(':token', stop),
    };
  };
}
