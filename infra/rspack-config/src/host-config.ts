import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { baseConfig, hashedFiles, type Mode, serverConfig } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { sharedSingletons } from './shared-singletons.ts';

/** The builds of the shell: the page template with its scripts for the browser, the chrome for the gateway. */
export function hostConfig({ folder, mode }: { readonly folder: string; readonly mode: Mode }): Configuration[] {
  const base = baseConfig({ name: 'shell', folder, mode, target: 'browser' });
  const browser: Configuration = {
    ...base,
    ...(mode === 'development' ? devServer('/assets/') : {}),
    entry: { boot: { import: path.join(folder, 'src/boot.ts'), runtime: false }, shell: path.join(folder, 'src/main.ts') },
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
        experiments: mode === 'production' ? { provideExternalRuntime: true } : {},
      }),
      new rspack.HtmlRspackPlugin({ template: path.join(folder, 'src/index.html'), chunks: ['shell'], scriptLoading: 'defer', inject: 'body', minify: false }),
      new BootScriptPlugin(),
      new FontListPlugin(path.join(folder, 'dist/fonts.json')),
    ],
  };
  if (mode === 'development') return [browser];
  return [browser, serverConfig({ name: 'shell', folder, mode, entry: path.join(folder, 'src/server.tsx'), file: 'chrome' })];
}

/** Puts the blocking boot script where the template says, with its hashed name. */
class BootScriptPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('BootScriptPlugin', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise('BootScriptPlugin', async (data) => {
        const file = compilation.entrypoints.get('boot')?.getFiles().find((name) => name.endsWith('.js'));
        if (!file) throw new Error('The boot script was not built');
        data.html = data.html.replace('<!--boot-->', `<script src="${compilation.outputOptions.publicPath}${file}"></script>`);
        return data;
      });
    });
  }
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
