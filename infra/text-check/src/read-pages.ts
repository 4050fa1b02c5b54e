import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RouteManifest } from '@annuity-lantern/contracts/route-manifest';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import type { RenderFragment } from '@annuity-lantern/host-kit/server';
import { JSDOM } from 'jsdom';
import { readText } from './read-text.ts';

interface Page {
  readonly id: string;
  readonly path: string;
  /** Its own text, without header and footer. */
  readonly text: string;
}

/** The remotes whose pages visitors read. */
export const remotesWithPages = ['mfe-content', 'mfe-tools'] as const;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Renders every public page from the builds, as the gateway does at its boot, and reads its text. */
export async function readPages(): Promise<Page[]> {
  const remotes = await Promise.all(remotesWithPages.map(readRemote));
  const routes = remotes.flatMap(({ manifest }) => manifest.routes.map((route) => ({ ...route, remote: manifest.remote })));
  const host = sampleHost({ routes });
  return remotes.flatMap(({ manifest, renderFragment }) =>
    manifest.routes
      .filter(({ indexable }) => indexable)
      .map(({ id, path }) => ({ id, path, text: textOf(renderFragment(id, host) ?? '') })),
  );
}

async function readRemote(name: string): Promise<{ manifest: RouteManifest; renderFragment: RenderFragment }> {
  const manifest: RouteManifest = JSON.parse(await readFile(`${root}${name}/dist/route-manifest.json`, 'utf8'));
  const { renderFragment } = await import(pathToFileURL(`${root}${name}/dist/server/fragments.mjs`).href);
  return { manifest, renderFragment };
}

function textOf(html: string): string {
  return readText(new JSDOM(`<main>${html}</main>`).window.document.body);
}
