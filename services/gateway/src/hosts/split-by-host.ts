import type { StaticFiles } from '../assets/load-static-files.ts';
import { remoteBase } from '../pages/remote-base.ts';
import type { RenderedPage, RenderedSite } from '../pages/render-pages.ts';

interface OfHost {
  readonly pages: readonly RenderedPage[];
  readonly files: StaticFiles;
}

/** The pages of each host, with every file except those of remotes whose pages are all on the other host. */
export function splitByHost(site: RenderedSite, files: StaticFiles): { readonly site: RenderedSite & OfHost; readonly desk: OfHost } {
  const ofDesk = site.pages.filter((page) => page.isOfDesk);
  const others = site.pages.filter((page) => !page.isOfDesk);
  return {
    site: { ...site, pages: others, files: filesFor(others, ofDesk, files) },
    desk: { pages: ofDesk, files: filesFor(ofDesk, others, files) },
  };
}

type Pages = readonly RenderedPage[];

function filesFor(here: Pages, elsewhere: Pages, files: StaticFiles): StaticFiles {
  const needed = new Set(here.map(({ remote }) => remote));
  const left = [...new Set(elsewhere.map(({ remote }) => remote))].filter((remote) => !needed.has(remote)).map(remoteBase);
  return new Map([...files].filter(([path]) => !left.some((base) => path.startsWith(base))));
}
