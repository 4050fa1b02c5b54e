import { createInboxServer } from './http.ts';
import { MessageStore } from './message-store.ts';
import { createSmtpServer } from './smtp.ts';

// Use another address than the loopback only on a private network: every client that reaches it may send mail here.
const { INBOX_HOST = '127.0.0.1', INBOX_DIR, INBOX_SMTP_PORT, INBOX_HTTP_PORT } = process.env;
if (!INBOX_DIR || !INBOX_SMTP_PORT || !INBOX_HTTP_PORT) {
  console.error('INBOX_DIR, INBOX_SMTP_PORT and INBOX_HTTP_PORT must be set.');
  process.exit(1);
}

const store = await MessageStore.open(INBOX_DIR);
const smtp = createSmtpServer(store);
// A sender that hangs up must not end the inbox.
smtp.on('error', (error) => console.error(`mail connection: ${error.message}`));
const http = createInboxServer(store);
smtp.listen(Number(INBOX_SMTP_PORT), INBOX_HOST, () => http.listen(Number(INBOX_HTTP_PORT), INBOX_HOST));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    http.close();
    http.closeAllConnections();
    smtp.close(() => process.exit(0));
  });
}
