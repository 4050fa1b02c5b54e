import { expect } from '@playwright/test';

export interface InboxMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly string[];
}

/** All mails in the local inbox, in no certain order. */
export async function readInbox(inbox: string): Promise<InboxMessage[]> {
  const response = await fetch(new URL('/messages.json', inbox));
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
  return response.json();
}

/** The default address for staff mail. */
export const staffAddress = 'staff@annuity-lantern.example';

/** Waits for the mail about a lead to this address and returns it. */
export async function mailAbout(inbox: string, leadId: string, to: string): Promise<InboxMessage> {
  let found: InboxMessage | undefined;
  await expect
    .poll(
      async () => {
        found = (await readInbox(inbox)).find((message) => message.to.includes(to) && JSON.stringify(message).includes(leadId));
        return found !== undefined;
      },
      { message: `a mail to ${to} about lead ${leadId}` },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable: the poll ended without a mail');
  return found;
}
