import PostalMime, { type Address } from 'postal-mime';

/** One received mail, as the pages and tests of the inbox show it. */
export interface StoredMessage {
  readonly id: string;
  /** ISO time. */
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads a mail as it came over the wire. */
export async function readMessage(id: string, receivedAt: Date, raw: Buffer): Promise<StoredMessage> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: mail.from ? addressText(mail.from) : '',
    to: (mail.to ?? []).map(addressText),
    subject: mail.subject ?? '(no subject)',
    text: mail.text ?? '',
    ...(mail.html ? { html: mail.html } : {}),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

function addressText({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name);
}
