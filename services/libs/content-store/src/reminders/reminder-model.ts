import type { ReminderAsk } from '@annuity-lantern/contracts/http';
import { type Connection, type Model, Schema } from 'mongoose';

/** `confirm`: the link that starts the reminder. `crossed`: a rate rose. `ending`: a watch of a rate ends soon. `day`: the day comes. */
export type ReminderMail = 'confirm' | 'crossed' | 'ending' | 'day';

/** A visitor's wish for a mail. It holds no more about the person than the address, and is no request. */
export interface ReminderRecord {
  /** Keyed digest of address and wish: the same wish is stored once. */
  readonly _id: string;
  readonly email: string;
  readonly ask: ReminderAsk;
  readonly askedAt: Date;
  /** Network address of the one who asked, for the limits of mail. Until the mail to confirm is sent. */
  readonly sentFrom?: string;
  readonly confirmedAt?: Date;
  /** MongoDB deletes the record after this. */
  readonly expiresAt: Date;
  /** Mails ordered so far: a part of the mail's idempotency key. */
  readonly orders: number;
  /** The next mail. Absent if there is none. */
  readonly mail?: ReminderMail;
  /** When the next mail may be sent; while one is being sent, when its worker counts as lost. */
  readonly dueAt?: Date;
  /** Of the worker that sends. */
  readonly claim?: string;
  /** The mail host has all but the end of the mail: if its worker is lost now, the mail counts as sent. */
  readonly isHandedOver?: boolean;
  readonly tries?: number;
  /** Of a confirmed watch of a rate: the sheet that it was last compared with, and whether the rate was reached there. */
  readonly sheet?: string;
  readonly isReached?: boolean;
  readonly mailedAt?: Date;
  /** Mails that count as sent, but whose outcome is unknown. */
  readonly unknowns?: number;
}

const reminderSchema = new Schema<ReminderRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    ask: { type: Schema.Types.Mixed, required: true },
    askedAt: { type: Date, required: true },
    sentFrom: { type: String },
    confirmedAt: { type: Date },
    expiresAt: { type: Date, required: true },
    orders: { type: Number, required: true },
    mail: { type: String },
    dueAt: { type: Date },
    claim: { type: String },
    isHandedOver: { type: Boolean },
    tries: { type: Number },
    sheet: { type: String },
    isReached: { type: Boolean },
    mailedAt: { type: Date },
    unknowns: { type: Number },
  },
  { collection: 'reminders', versionKey: false, strict: 'throw' },
);
reminderSchema.index({ dueAt: 1 }, { sparse: true });
// Those that were not compared with the sheet in use.
reminderSchema.index({ sheet: 1, _id: 1 }, { sparse: true });
// A TTL index: no query uses it.
reminderSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function reminderModel(connection: Connection): Model<ReminderRecord> {
  return (connection.models.Reminder as Model<ReminderRecord> | undefined) ?? connection.model<ReminderRecord>('Reminder', reminderSchema);
}
