/** The control for lead-intake: parses the same JSON and inserts a document of the same size with journaled majority write concern. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { BSON, MongoClient } from 'mongodb';

const { MONGODB_URL = '', SERVICE_PORT = '', FURTHER_FIELDS = '{}' } = process.env;
/** The fields of a stored lead besides its answers. */
const furtherFields = BSON.EJSON.parse(FURTHER_FIELDS) as Record<string, unknown>;

const client = await new MongoClient(MONGODB_URL).connect();
const documents = client.db().collection<{ _id: string }>('control', { writeConcern: { w: 'majority', journal: true } });

const server = createServer((request, response) => {
  answer(request, response).catch(() => send(response, 500, {}));
});
server.listen(Number(SERVICE_PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => client.close().then(() => process.exit(0)));
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return send(response, 200, {});
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
  const id = String(request.headers['idempotency-key']);
  await documents.insertOne({ ...furtherFields, ...body, _id: id });
  send(response, 201, { id, status: 'pending', createdAt: new Date().toISOString() });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
