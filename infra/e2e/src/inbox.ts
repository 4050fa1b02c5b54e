import { expect } from '@playwright/test';

export interface InboxMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: unknown;
}

/** All mails in the local inbox, newest first or not: the caller looks for its own. */
export async function readInbox(inbox: string): Promise<InboxMessage[]> {
  const response = await fetch(new URL('/messages.json', inbox));
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
  return response.json();
}

/** Waits for a mail about a lead, and answers it. */
export async function mailAbout(inbox: string, leadId: string, timeout = 30_000): Promise<InboxMessage> {
  let found: InboxMessage | undefined;
  await expect
    .poll(
      async () => {
        found = (await readInbox(inbox)).find((message) => JSON.stringify(message).includes(leadId));
        return found !== undefined;
      },
      { timeout, message: `a mail about lead ${leadId}` },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable: the poll ended without a mail');
  return found;
}
