import type { HostData } from '@annuity-lantern/host-kit';
import type { ShellBuild } from '../boot/builds.ts';
import type { SiteRoute } from '../boot/merge-manifests.ts';
import { fillTemplate } from './page-template.ts';
import { type PageAssets, renderHead, renderStyles } from './render-head.ts';
import { scriptJson } from './script-json.ts';

interface PageInput {
  readonly shell: ShellBuild;
  readonly host: HostData;
  /** Null for "Page Not Found". */
  readonly route: SiteRoute | null;
  readonly pathname: string;
  readonly fragment: string | null;
  readonly assets: PageAssets;
  /** True for a page that the shell must not take over: it starts only where it finds host data. */
  readonly isPlain?: boolean;
}

/** One prerendered page, readable before any script runs. */
export function joinPage({ shell, host, route, pathname, fragment, assets, isPlain = false }: PageInput): string {
  return fillTemplate(shell.template, {
    head: renderHead(route, host, assets),
    styles: renderStyles(assets),
    app: shell.renderApp({ host, pathname, fragment }),
    hostData: isPlain ? '' : hostDataBlock(route ? withTitlesOnly(host, route) : host),
  });
}

/** The shell reads another page's description from that page when a visitor navigates to it, so the first visit does not load them all. */
function withTitlesOnly(host: HostData, own: SiteRoute): HostData {
  const routes = host.routes.map((route) =>
    route.id === own.id || !route.indexable ? route : { ...route, head: { title: route.head.title, description: '', keywords: [] } },
  );
  return { ...host, routes };
}

/** The routes and site values from which the shell starts. */
export function hostDataBlock(host: HostData): string {
  return `<script type="application/json" id="host-data">${scriptJson(host)}</script>`;
}
