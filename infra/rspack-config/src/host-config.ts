import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { baseConfig, hashedFiles, type Mode, serverConfig } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { LicensesPlugin } from './licenses-plugin.ts';
import { sharedSingletons } from './shared-singletons.ts';

/** The builds of the shell: the page template with its scripts for the browser, the chrome for the gateway. */
export function hostConfig({ folder, mode }: { readonly folder: string; readonly mode: Mode }): Configuration[] {
  const base = baseConfig({ name: 'shell', folder, mode, target: 'browser' });
  const browser: Configuration = {
    ...base,
    ...(mode === 'development' ? devServer('/assets/') : {}),
    // In development one build has both entries; federation then adds its runtime to the boot script, whose size does not matter there.
    entry: {
      shell: path.join(folder, 'src/main.ts'),
      ...(mode === 'development' ? { boot: path.join(folder, 'src/boot.ts'), gallery: path.join(folder, 'src/gallery.tsx') } : {}),
    },
    output: { ...base.output, ...(mode === 'production' ? hashedFiles : {}), publicPath: mode === 'production' ? '/' : '/assets/' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        // Remotes are registered at run time from what the gateway embeds in the page.
        remotes: {},
        shared: sharedSingletons(true),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: mode === 'production' ? { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } } : {},
      }),
      new rspack.HtmlRspackPlugin({
        template: path.join(folder, 'src/index.html'),
        chunks: ['shell'],
        scriptLoading: 'defer',
        inject: 'body',
        minify: false,
      }),
      ...(mode === 'development' ? [galleryPage()] : []),
      new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(folder, 'public') }] }),
      ...(mode === 'production'
        ? [new FontListPlugin(path.join(folder, 'dist/fonts.json')), new LicensesPlugin(path.join(folder, 'dist/licenses.json'))]
        : []),
    ],
  };
  if (mode === 'development') return [browser];
  return [
    browser,
    bootConfig(folder, mode),
    serverConfig({ name: 'shell', folder, mode, entry: path.join(folder, 'src/server.tsx'), file: 'chrome' }),
  ];
}

/** The page that shows the design system, in development only. */
function galleryPage() {
  return new rspack.HtmlRspackPlugin({
    filename: 'gallery.html',
    templateContent:
      '<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>Design system</title></head><body><div id="root"></div></body></html>',
    chunks: ['gallery'],
  });
}

/** The blocking boot script: a build of its own, because federation adds its runtime and all shared modules to every entry. */
function bootConfig(folder: string, mode: Mode): Configuration {
  const base = baseConfig({ name: 'shell-boot', folder, mode, target: 'browser' });
  return {
    ...base,
    entry: { boot: path.join(folder, 'src/boot.ts') },
    // The name is fixed, since the template names it; the gateway serves it with an ETag instead of for good.
    output: { ...base.output, path: path.join(folder, 'dist/web'), filename: 'boot.js', clean: false, iife: true },
    plugins: [],
  };
}

/** Lists the font files, which the gateway preloads in every page. */
class FontListPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('FontListPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { assets = [] } = stats.toJson({ all: false, assets: true });
      const fonts = assets.map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
      writeFileSync(this.#file, `${JSON.stringify(fonts.map((name) => `/${name}`))}\n`);
    });
  }
}
