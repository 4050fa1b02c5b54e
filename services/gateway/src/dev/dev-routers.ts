import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RouteManifest } from '@annuity-lantern/contracts/route-manifest';
import type { HostData } from '@annuity-lantern/host-kit';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { exactRouter } from '@annuity-lantern/service-kit/exact-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { PublicSite } from '@annuity-lantern/site';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { bootFailure } from '../boot/boot-failure.ts';
import { hostRoute, mergeManifests } from '../boot/merge-manifests.ts';
import { readRouteManifest } from '../boot/read-remote-build.ts';
import { hostDataBlock } from '../pages/join-page.ts';
import { fillTemplate } from '../pages/page-template.ts';
import { renderHead } from '../pages/render-head.ts';
import type { HostSettings } from '../pages/render-pages.ts';

export interface DevOptions {
  /** Origins by name: `shell`, `mfe-content`, ... */
  readonly servers: Readonly<Record<string, string>>;
  readonly buildsFolder: string;
  readonly remoteNames: readonly string[];
  readonly site: PublicSite;
  readonly settings: HostSettings;
  readonly log: Log;
}

/**
 * Development: files come from the dev servers. Pages are served with an empty root that the shell fills. Routes and template are read for
 * each request, so that a reload shows edits.
 */
export function devRouters(options: DevOptions): RequestHandler[] {
  const pages = exactRouter();
  pages.use(async (req, res) => {
    const routes = mergeManifests(await manifestsOf(options));
    const host: HostData = { routes: routes.map(hostRoute), site: options.site, ...options.settings };
    const route = routes.find(({ path, aliases = [] }) => [path, ...aliases].includes(req.path)) ?? null;
    const template = await fetchTemplate(new URL('/assets/index.html', options.servers.shell));
    const head = renderHead(route, host, { fonts: [], css: [], js: [] });
    res
      .status(route ? 200 : 404)
      .set('Cache-Control', 'no-store')
      .type('html');
    res.send(fillTemplate(template, { head, styles: '', app: '', hostData: hostDataBlock(host) }));
  });
  return [proxyToDevServers(options.servers), pages];
}

/** A remote that has not been built yet is skipped until it has been. */
async function manifestsOf({ remoteNames, buildsFolder, log }: DevOptions): Promise<RouteManifest[]> {
  const manifests = await Promise.all(
    remoteNames.map((name) =>
      readRouteManifest(name, join(buildsFolder, name, 'dist')).catch((cause: unknown) => {
        log.warn('remote left out for now: it has no route manifest', { remote: name, error: bootFailure(cause) });
        return null;
      }),
    ),
  );
  return manifests.filter((manifest) => manifest !== null);
}

/**
 * Fetches the shell's page template from its dev server.
 *
 * @throws AppError while that server is down
 */
async function fetchTemplate(url: URL): Promise<string> {
  try {
    return await new Promise<string>((resolve, reject) => {
      get(url, (answer) => {
        if (answer.statusCode === 200) resolve(text(answer));
        else reject(new Error(`status ${answer.statusCode}`));
      }).on('error', reject);
    });
  } catch (cause) {
    throw new AppError('upstream_unreachable', { message: "the shell's dev server does not answer", cause });
  }
}

/** Sends `/remotes/<name>` to that remote's dev server, and `/assets`, icons and other WebSockets to the shell's. */
function proxyToDevServers(servers: Readonly<Record<string, string>>): RequestHandler {
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
