import type { HostData } from '@annuity-lantern/host-kit';
import type { PostedForm } from '@annuity-lantern/host-kit/server';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { PublicSite } from '@annuity-lantern/site';
import { bootFailure } from '../boot/boot-failure.ts';
import type { RemoteBuild } from '../boot/builds.ts';
import { hostRoute, mergeManifests, type SiteRoute } from '../boot/merge-manifests.ts';
import type { Builds } from '../boot/read-builds.ts';
import { joinPage } from './join-page.ts';
import { remoteBase } from './remote-base.ts';
import type { PageAssets } from './render-head.ts';

export interface RenderedPage {
  readonly path: string;
  readonly remote: string;
  readonly isOfDesk: boolean;
  readonly html: string;
  /** False for pages of one signed-in person, which must not be cached. */
  readonly storable: boolean;
  readonly form: PageForm | undefined;
  readonly forQuery: PageForQuery | undefined;
}

/** The page for values of one key of its query, with a picture of their own. */
export interface PageForQuery {
  readonly key: string;
  /** Undefined for any other value. */
  readonly render: (value: string) => string | undefined;
}

/** A form on a page that browsers can post without scripts. */
export interface PageForm extends PostedForm {
  /** The whole page around the fragment that answers a post. */
  readonly join: (fragment: string) => string;
}

export interface RenderedSite {
  readonly host: HostData;
  readonly routes: readonly SiteRoute[];
  readonly pages: readonly RenderedPage[];
  readonly notFoundHtml: string;
}

/** The gateway's settings that pages need. */
export type HostSettings = Pick<HostData, 'publicOrigin' | 'indexing' | 'analytics' | 'rateWatch' | 'retentionDays' | 'erasedWithinDays'>;

/**
 * Renders every path of every remote, aliases included. A remote whose fragments fail to render is logged and left out. The rest is
 * rendered again, because other pages link to that remote.
 *
 * @param staffOrigin with a host of the desk's own: public pages then know no route of the desk
 */
export function renderPages(builds: Builds, site: PublicSite, settings: HostSettings, log: Log, staffOrigin?: string): RenderedSite {
  let remotes = builds.remotes;
  for (;;) {
    const routes = mergeManifests(remotes.map((remote) => remote.manifest));
    const all: HostData = { routes: routes.map(hostRoute), site, ...settings };
    const host: HostData = staffOrigin === undefined ? all : { ...all, routes: all.routes.filter((route) => !isOfDesk(route)) };
    const desk: HostData = staffOrigin === undefined ? all : { ...all, publicOrigin: staffOrigin, pagesOrigin: settings.publicOrigin };
    const hostOf = (route: SiteRoute) => (isOfDesk(route) ? desk : host);
    const broken = new Set<RemoteBuild>();
    const pages = remotes.flatMap((remote) => {
      try {
        return pagesOf(remote, routes, hostOf, builds);
      } catch (cause) {
        log.error('remote left out: a page of it cannot be rendered', { remote: remote.name, error: bootFailure(cause) });
        broken.add(remote);
        return [];
      }
    });
    if (broken.size === 0) return { host, routes, pages, notFoundHtml: notFoundPage(host, builds) };
    remotes = remotes.filter((remote) => !broken.has(remote));
  }
}

function isOfDesk({ chrome }: Pick<SiteRoute, 'chrome'>): boolean {
  return chrome === 'desk';
}

function pagesOf(
  remote: RemoteBuild,
  routes: readonly SiteRoute[],
  hostOf: (route: SiteRoute) => HostData,
  builds: Builds,
): RenderedPage[] {
  const own = routes.filter((route) => route.remote === remote.name);
  return own.flatMap((route) => {
    const host = hostOf(route);
    // Without a fragment the shell shows its loading state in place of the page.
    const fragment = route.indexable ? fragmentOf(remote, route, host) : null;
    const assets = assetsOf(remote, route, builds.shell.fonts);
    const form = remote.forms[route.id];
    return [route.path, ...(route.aliases ?? [])].map((path) => {
      const page = { shell: builds.shell, host, route, pathname: path, assets };
      return {
        path,
        remote: remote.name,
        isOfDesk: isOfDesk(route),
        html: joinPage({ ...page, fragment }),
        forQuery: forQuery(remote, route, (queryImage) => joinPage({ ...page, fragment, assets: { ...assets, queryImage } })),
        storable: route.indexable,
        form: form && {
          ...form,
          join: (answer: string) => joinPage({ ...page, fragment: answer, assets: { ...assets, js: [] }, isPlain: true }),
        },
      };
    });
  });
}

function fragmentOf(remote: RemoteBuild, route: SiteRoute, host: HostData): string {
  const fragment = remote.renderFragment(route.id, host);
  if (fragment === undefined) throw new Error(`no fragment for the route ${route.id}`);
  return fragment;
}

function assetsOf(remote: RemoteBuild, route: SiteRoute, fonts: readonly string[]) {
  const { css = [], js = [], socialImage } = remote.manifest.assets[route.id] ?? {};
  const publicPath = (file: string) => remoteBase(remote.name) + file;
  return { fonts, css: css.map(publicPath), js: js.map(publicPath), socialImage: socialImage && publicPath(socialImage) };
}

function forQuery(remote: RemoteBuild, route: SiteRoute, join: (image: PageAssets['queryImage']) => string): PageForQuery | undefined {
  const { queryImages } = remote.manifest.assets[route.id] ?? {};
  if (!queryImages) return undefined;
  const byValue = new Map(Object.entries(queryImages.byValue));
  return {
    key: queryImages.key,
    render(value) {
      const image = byValue.get(value);
      return image && join({ alt: image.alt, file: remoteBase(remote.name) + image.file, query: `?${queryImages.key}=${value}` });
    },
  };
}

function notFoundPage(host: HostData, { shell }: Builds): string {
  return joinPage({ shell, host, route: null, pathname: '/404', fragment: null, assets: { fonts: shell.fonts, css: [], js: [] } });
}
