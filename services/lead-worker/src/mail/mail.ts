/** A mail without its envelope. Both parts say the same, because most people read only one. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for replies; the sender's if absent. */
  readonly replyTo?: string;
}
