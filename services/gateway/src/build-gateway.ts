import { ERASED_WITHIN_DAYS } from '@annuity-lantern/contracts/erased-within-days';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { isProductionHost } from '@annuity-lantern/service-kit/production';
import { readSiteFile } from '@annuity-lantern/service-kit/site-file';
import type { Express } from 'express';
import { createResend } from './api/resend.ts';
import { createTakeFormPost } from './api/take-form-post.ts';
import { createApp } from './app.ts';
import { licensesRouter } from './assets/licenses-router.ts';
import { loadStaticFiles, type StaticFiles } from './assets/load-static-files.ts';
import { staticRouter } from './assets/static-router.ts';
import { checkEvidence } from './boot/check-evidence.ts';
import { readBuilds } from './boot/read-builds.ts';
import { warnOfOverdueFigures } from './boot/warn-of-overdue-figures.ts';
import type { Settings } from './env.ts';
import { splitByHost } from './hosts/split-by-host.ts';
import { toDesk } from './hosts/to-desk.ts';
import { limitPosts } from './limits/limit-posts.ts';
import { openApiRouter } from './openapi/openapi-router.ts';
import { pagesRouter } from './pages/pages-router.ts';
import { renderPages } from './pages/render-pages.ts';
import { deskPages, publicPages, type ServedPages } from './pages/served-pages.ts';

/**
 * Everything between the settings and a listening port: reads the site file and the builds, renders and compresses the pages.
 *
 * @param isStopping whether `/readyz` answers 503
 * @throws BootError that tells the operator what to fix
 */
export async function buildGateway(env: Settings, log: Log, metrics?: Metrics, isStopping = () => false): Promise<Express> {
  const { protocol } = new URL(env.PUBLIC_ORIGIN);
  const production = isProductionHost(env);
  const site = checkEvidence(await readSiteFile(env.SITE_FILE, production), log, new Date());
  warnOfOverdueFigures(log, new Date());
  const settings = {
    publicOrigin: env.PUBLIC_ORIGIN,
    indexing: production,
    analytics: env.ANALYTICS_MEASUREMENT_ID !== undefined,
    // Absent where it is off, so that no page carries it.
    ...(env.RATE_WATCH === 'on' ? { rateWatch: true as const } : {}),
    ...(env.ERASED_WITHIN_DAYS === ERASED_WITHIN_DAYS ? {} : { erasedWithinDays: env.ERASED_WITHIN_DAYS }),
    ...(env.RETENTION_DAYS > 0 ? { retentionDays: env.RETENTION_DAYS } : {}),
  };
  const common = {
    log,
    metrics,
    isStopping,
    trustProxy: env.TRUST_PROXY,
    api: {
      upstreams: { 'lead-intake': env.LEAD_INTAKE_URL, 'lead-desk': env.LEAD_DESK_URL, 'content-api': env.CONTENT_API_URL },
      limitPosts: limitPosts(env.INTAKE_LIMIT_PER_IP, log, metrics),
      resend: createResend(log, metrics),
      // Development has one host.
      staffOrigin: env.DEV_SERVERS ? undefined : env.STAFF_ORIGIN,
      publicProtocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    },
  };
  const openApi = await openApiRouter(env.PUBLIC_ORIGIN, common.api.staffOrigin);
  if (env.DEV_SERVERS) {
    // Not in the production image.
    const { devRouters } = await import('./dev/dev-routers.ts');
    const routers = devRouters({ servers: env.DEV_SERVERS, buildsFolder: env.BUILDS_DIR, remoteNames: env.REMOTES, site, settings, log });
    return createApp({ ...common, hotReplacement: true, remotes: {}, site: [openApi, ...routers] });
  }
  const builds = await readBuilds(env.BUILDS_DIR, env.REMOTES, log);
  const rendered = renderPages(builds, site, settings, log, env.STAFF_ORIGIN);
  const files = await loadStaticFiles(builds, env.REMOTES, env.DATA_DIR);
  const served = new Set(rendered.routes.map((route) => route.remote));
  const remotes = Object.fromEntries(env.REMOTES.map((name) => [name, served.has(name)]));
  const takeFormPost = createTakeFormPost(common.api, rendered.host);
  const pagesOf = (pages: ServedPages, ofHost: StaticFiles) => pagesRouter(pages, (path) => ofHost.has(path), takeFormPost);
  const licenses = await licensesRouter(builds);
  if (env.STAFF_ORIGIN === undefined) {
    const pages = await pagesOf(await publicPages(rendered), files);
    return createApp({ ...common, remotes, site: [openApi, licenses, staticRouter(files), pages] });
  }
  const hosts = splitByHost(rendered, files);
  return createApp({
    ...common,
    remotes,
    site: [openApi, licenses, staticRouter(hosts.site.files), await pagesOf(await publicPages(hosts.site), hosts.site.files)],
    desk: [toDesk(hosts.desk.pages), staticRouter(hosts.desk.files), await pagesOf(await deskPages(hosts.desk.pages), hosts.desk.files)],
  });
}
