import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Sends `/remotes/<name>` to that remote's dev server, and `/assets`, icons and other WebSockets to the shell's. */
export function proxyToDevServers(servers: Readonly<Record<string, string>>): RequestHandler {
  return createProxyMiddleware({
    ws: true,
    pathFilter: (path) => /^\/(?:assets|remotes)\/|^\/ws$|^\/[^/]+\.[a-z]+$/.test(path),
    router: (req) => servers[remoteOf(req.url)] ?? servers.shell ?? '',
    // The shell's dev server serves all files below its public path, icons included.
    pathRewrite: { '^/([^/]+\\.[a-z]+)$': '/assets/$1' },
  }) as RequestHandler;
}

function remoteOf(url: string | undefined): string {
  return /^\/remotes\/([a-z-]+)\//.exec(url ?? '')?.[1] ?? 'shell';
}
