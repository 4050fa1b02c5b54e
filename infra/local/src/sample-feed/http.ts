import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { renderFeed } from './render-feed.ts';
import { sampleArticles } from './sample-articles.ts';
import { sampleSheets } from './sample-sheets.ts';

/** Answers `/feed.xml` and `/rates.csv` as outside sites would, with an ETag. */
export function createFeedServer(now: () => Date = () => new Date()): Server {
  const feed = tagged(renderFeed(sampleArticles));
  return createServer((request, response) => {
    if (request.url === '/healthz' || request.url === '/readyz') return response.end();
    if (request.url === '/feed.xml') return answer(request, response, feed, 'application/rss+xml; charset=utf-8');
    if (request.url === '/rates.csv') return answer(request, response, sheetFor(request, now()), 'text/csv; charset=utf-8');
    return response.writeHead(404).end();
  });
}

interface Tagged {
  readonly body: Buffer;
  readonly etag: string;
}

/** One sheet after the other, so that rates have a history: the oldest for who has none, then the one after that which the asker has. */
function sheetFor(request: IncomingMessage, now: Date): Tagged {
  const sheets = sampleSheets(now).map(tagged);
  const known = request.headers['if-none-match'];
  const place = sheets.findIndex(({ etag }) => etag === known);
  const newest = sheets.length - 1;
  const next = known === undefined ? 0 : place < 0 ? newest : Math.min(place + 1, newest);
  return sheets[next] as Tagged;
}

function tagged(text: string): Tagged {
  const body = Buffer.from(text);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function answer(request: IncomingMessage, response: ServerResponse, { body, etag }: Tagged, type: string): void {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(200, { 'content-type': type, etag }).end(body);
}
