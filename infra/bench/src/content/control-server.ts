/** The control for content-api: answers every request with the same bytes and headers. */
import { createServer, request } from 'node:http';

const { SERVICE_PORT = '', LIKE_URL = '', ACCEPT_ENCODING = '' } = process.env;
/** Node adds these itself. */
const byNode = ['date', 'connection', 'keep-alive'];

const { headers, body } = await readAnswer();
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(Number(SERVICE_PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});

function readAnswer(): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asking = request(LIKE_URL, { headers: { 'accept-encoding': ACCEPT_ENCODING } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const given = Object.entries(answer.headers).filter(([name]) => !byNode.includes(name));
        resolve({ headers: given.flatMap(([name, value]) => [name, String(value)]), body: Buffer.concat(chunks) });
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}
