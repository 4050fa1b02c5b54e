import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Licenses } from '@annuity-lantern/contracts/licenses';
import { RouteManifest } from '@annuity-lantern/contracts/route-manifest';
import { CONTRACT_VERSION } from '@annuity-lantern/contracts/routes';
import type { PostedForms, RenderFragment } from '@annuity-lantern/host-kit/server';
import { locales, z } from 'zod';
import type { RemoteBuild } from './builds.ts';

const FragmentsModule = z.object({
  renderFragment: z.custom<RenderFragment>((value) => typeof value === 'function', 'is not a function'),
  forms: z.custom<PostedForms>((value) => typeof value === 'object' && value !== null, 'is not an object').default({}),
});

/**
 * Reads the build of one remote. Throws if a part that visitors need is missing or was built for another contract version. The caller then
 * leaves the remote's routes out.
 */
export async function readRemoteBuild(name: string, distFolder: string): Promise<RemoteBuild> {
  const manifest = await readRouteManifest(name, distFolder);
  const webFolder = join(distFolder, 'web');
  const pageFiles = Object.values(manifest.assets).flatMap(({ css, js, socialImage, queryImages }) => [
    ...css,
    ...js,
    ...(socialImage ? [socialImage] : []),
    ...Object.values(queryImages?.byValue ?? {}).map(({ file }) => file),
  ]);
  await Promise.all(['mf-manifest.json', 'remoteEntry.js', ...pageFiles].map((file) => access(join(webFolder, file))));
  const licenses = Licenses.parse(JSON.parse(await readFile(join(distFolder, 'licenses.json'), 'utf8')));
  return { name, manifest, webFolder, licenses, ...(await readFragments(manifest, distFolder)) };
}

/** Reads and checks `route-manifest.json`, the part of a build that names its pages. */
export async function readRouteManifest(name: string, distFolder: string): Promise<RouteManifest> {
  const json: unknown = JSON.parse(await readFile(join(distFolder, 'route-manifest.json'), 'utf8'));
  const manifest = RouteManifest.parse(json, { error: locales.en().localeError });
  if (manifest.remote !== name) throw new Error(`the manifest names ${manifest.remote}, expected ${name}`);
  if (manifest.contractVersion !== CONTRACT_VERSION) {
    throw new Error(`contract version ${manifest.contractVersion}, the gateway understands ${CONTRACT_VERSION}`);
  }
  return manifest;
}

async function readFragments(manifest: RouteManifest, distFolder: string): Promise<Pick<RemoteBuild, 'renderFragment' | 'forms'>> {
  // A remote without prerendered pages has no node-side build.
  if (!manifest.routes.some((route) => route.indexable)) return { renderFragment: () => undefined, forms: {} };
  const module = await import(pathToFileURL(join(distFolder, 'server', 'fragments.mjs')).href);
  return FragmentsModule.parse(module);
}
