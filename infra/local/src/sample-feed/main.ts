import { createFeedServer } from './http.ts';

const { FEED_HOST = '127.0.0.1', FEED_PORT } = process.env;
if (!FEED_PORT) {
  console.error('FEED_PORT must be set.');
  process.exit(1);
}

const server = createFeedServer();
server.listen(Number(FEED_PORT), FEED_HOST);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
