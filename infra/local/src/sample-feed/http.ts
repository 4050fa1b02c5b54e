import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { renderFeed } from './render-feed.ts';
import { sampleArticles } from './sample-articles.ts';

/** Answers `/feed.xml` as an outside site would, with an ETag. */
export function createFeedServer(): Server {
  const feed = Buffer.from(renderFeed(sampleArticles));
  const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`;
  return createServer((request, response) => {
    if (request.url === '/healthz' || request.url === '/readyz') return response.end();
    if (request.url !== '/feed.xml') return response.writeHead(404).end();
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8', etag }).end(feed);
  });
}
