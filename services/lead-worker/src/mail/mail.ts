/** A mail without its envelope. Both parts say the same: many people read one of them only. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes; the sender's address when absent. */
  readonly replyTo?: string;
}
