import { formatNumber } from '@annuity-lantern/domain/format-number';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import { formatTime, type StaffMailOptions } from './lay-out-staff-mail.ts';

/** The effects that mail staff about one request. */
export type StaffMailKind = 'staffMail' | 'handedMail' | 'callback' | 'replyMail' | 'slaWarning' | 'slaBreach';

export interface Summary {
  readonly kind: StaffMailKind;
  /** The limit of this kind in an hour. */
  readonly perHour: number;
  /** Requests that wait for a call. Null in a mail to one person about requests that they were given. */
  readonly waiting: number | null;
  /** When the next mail about a single request may come. */
  readonly until: Date;
}

const kindWords: Readonly<Record<StaffMailKind, string>> = {
  staffMail: 'mails about new requests',
  handedMail: 'mails about requests that you were given',
  callback: 'mails about callbacks',
  replyMail: 'mails about answers by email',
  slaWarning: 'reminders at 20 hours',
  slaBreach: 'reminders at 24 hours',
};

/** Takes the place of the mails about single requests for the rest of an hour. */
export function composeSummary({ kind, perHour, waiting, until }: Summary, { deskOrigin, hours }: StaffMailOptions): Mail {
  const wait = waitWords(waiting);
  const time = formatTime(until, hours);
  return renderMail({
    subject: `${wait}: no more ${kindWords[kind]} until ${time}`,
    sender: 'Annuity Lantern',
    context: 'staff desk',
    preview: 'Look at the newest requests at the desk.',
    heading: wait,
    opening: `${wait}.`,
    blocks: [
      {
        kind: 'paragraph',
        words: `The limit for ${kindWords[kind]} is ${formatNumber(perHour)} an hour. The next one can come at ${time}.`,
      },
      { kind: 'paragraph', words: 'Look at the newest requests at the desk. Every request is stored there.' },
      { kind: 'button', words: 'Open the desk', to: `${deskOrigin}/admin` },
      { kind: 'small', words: 'Is the limit too low? The operator of the site can raise it.' },
    ],
  });
}

function waitWords(waiting: number | null): string {
  if (waiting === null) return 'You were given more requests';
  return waiting === 1 ? '1 request waits for a call' : `${formatNumber(waiting)} requests wait for a call`;
}
