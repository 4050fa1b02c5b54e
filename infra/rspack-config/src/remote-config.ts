import path from 'node:path';
import type { RouteRow } from '@annuity-lantern/contracts/route-manifest';
import { federationName } from '@annuity-lantern/contracts/routes';
import { type QueryPicturesOf, SocialImagesPlugin } from '@annuity-lantern/social-images';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, hashedFiles, type Mode, serverConfig } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { LicensesPlugin } from './licenses-plugin.ts';
import { RouteManifestPlugin } from './route-manifest-plugin.ts';
import { sharedSingletons } from './shared-singletons.ts';

interface RemoteOptions {
  /** `mfe-content`: the folder, the federation name (with an underscore) and the path below `/remotes/`. */
  readonly name: `mfe-${string}`;
  readonly folder: string;
  readonly routes: readonly RouteRow[];
  readonly mode: Mode;
  /** False for a remote without indexable pages: it has no node-side build. */
  readonly rendersFragments?: boolean;
  readonly queryPictures?: QueryPicturesOf;
}

/** The builds of a remote: its federated pages for the browser, its fragments for the gateway. */
export function remoteConfig({ name, folder, routes, mode, rendersFragments = true, queryPictures = {} }: RemoteOptions): Configuration[] {
  const base = baseConfig({ name, folder, mode, target: 'browser' });
  const browser: Configuration = {
    ...base,
    ...(mode === 'development' ? devServer(`/remotes/${name}/`, 'standalone.html') : {}),
    entry: mode === 'development' ? { standalone: standaloneEntry(folder) } : {},
    output: { ...base.output, ...(mode === 'production' ? hashedFiles : {}), publicPath: `/remotes/${name}/` },
    plugins: [
      ...(base.plugins ?? []),
      ...(mode === 'development'
        ? [standalonePage()]
        : [new SocialImagesPlugin(routes, queryPictures), new LicensesPlugin(path.join(folder, 'dist/licenses.json'))]),
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': path.join(folder, 'src/remote.ts') },
        shared: sharedSingletons(false),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        // The host brings the runtime: a remote entry is 12 KB instead of 27. Such a remote cannot run alone, so only in production.
        experiments: mode === 'production' ? { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } } : {},
      }),
      new RouteManifestPlugin({
        remote: name,
        routes,
        socialImages: mode === 'production',
        queryPictures,
        file: path.join(manifestFolder(name, folder, mode), 'dist/route-manifest.json'),
      }),
    ],
  };
  if (!rendersFragments || mode === 'development') return [browser];
  return [browser, serverConfig({ name, folder, mode, entry: path.join(folder, 'src/server.ts'), file: 'fragments' })];
}

/** The remote alone, on its own development server. Loaded asynchronously: shared modules are not there at first. */
function standaloneEntry(folder: string): string {
  return `data:text/javascript,import(${JSON.stringify(path.join(folder, 'src/standalone.tsx'))})`;
}

function standalonePage() {
  return new rspack.HtmlRspackPlugin({
    filename: 'standalone.html',
    templateContent:
      '<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
    chunks: ['standalone'],
  });
}

/** Development builds keep their manifest elsewhere: the finished build's would then name files that do not exist. */
function manifestFolder(name: string, folder: string, mode: Mode): string {
  return mode === 'development' && process.env.DEV_BUILDS_DIR ? path.join(process.env.DEV_BUILDS_DIR, name) : folder;
}
