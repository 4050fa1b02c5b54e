import { createRequire } from 'node:module';
import path from 'node:path';
import { oldestBrowsers } from '@annuity-lantern/contracts/oldest-browsers';
import { contentRule } from '@annuity-lantern/mdx';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

export type Mode = 'production' | 'development';

/** All builds share one context, so that a class name of `packages/ui` is the same in the shell, in each remote and on the server. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const browserQueries = Object.entries(oldestBrowsers).map(([name, version]) => `${name} >= ${version}`);

/** Without targets the minimizer rewrites logical properties for browsers that lack them, into selectors that outrank later rules. */
const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets: browserQueries },
  }),
];

interface BaseOptions {
  readonly name: string;
  readonly folder: string;
  readonly mode: Mode;
  readonly target: 'browser' | 'server';
}

/** What every build of this repository has in common: TypeScript, React, texts, CSS Modules, fonts. */
export function baseConfig({ name, folder, mode, target }: BaseOptions): Configuration {
  const refresh = mode === 'development' && target === 'browser';
  return {
    name: `${name}-${target}`,
    context: repositoryRoot,
    mode,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    // Rspack's default breaks exposed modules: they would be compiled on first use, after the remote has answered.
    lazyCompilation: false,
    target: target === 'browser' ? ['web', `browserslist:${browserQueries.join(', ')}`] : 'node24',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      ...(mode === 'production' && target === 'browser'
        ? { alias: { ...federationAsModules(), 'zod/mini$': path.join(import.meta.dirname, 'browser-zod.ts') } }
        : {}),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
              ...(target === 'browser' ? {} : { target: 'es2024' as const }),
            },
            ...(target === 'browser' ? { env: { targets: browserQueries } } : {}),
          },
        },
        contentRule,
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
      parser: { 'css/module': { namedExports: false } },
      generator: {
        css: { exportsOnly: target === 'server' },
        'css/module': {
          exportsOnly: target === 'server',
          exportsConvention: 'as-is',
          localIdentName: mode === 'production' ? '[local]-[hash]' : '[name]-[local]-[hash]',
          localIdentHashDigestLength: 5,
        },
      },
    },
    output: {
      path: path.join(folder, target === 'browser' ? 'dist/web' : 'dist/server'),
      clean: { keep: 'boot.js' },
      uniqueName: name,
    },
    plugins: [
      ...(refresh ? refreshPlugins() : []),
      ...(mode === 'production' && target === 'browser' ? [compileHint(), ...onlyForNewBrowsers()] : []),
    ],
    optimization: { minimize: mode === 'production' && target === 'browser', minimizer, runtimeChunk: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    ...(target === 'browser' ? {} : { externalsPresets: { node: true } }),
  };
}

/**
 * Has V8 compile every function of a file while it is received, off the main thread, instead of at its first call. Nearly all of a file is
 * called, since each page has its own; other engines read a comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
function compileHint() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minimizer, which drops comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/**
 * Older browsers skip each style sheet as a whole: half of the styles would make an unreadable page. The conditions came with the browsers of
 * `oldest-browsers.ts`: the first with Firefox, the second with Chrome and Edge, the third with Safari. `boot.ts` must agree.
 */
function onlyForNewBrowsers() {
  const options = { raw: true, test: /\.css$/, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 };
  return [
    new rspack.BannerPlugin({ ...options, banner: '@supports selector(:has(a)) and (color:color-mix(in srgb,red,red)){@media (width>0){' }),
    new rspack.BannerPlugin({ ...options, banner: '}}', footer: true }),
  ];
}

/** One refresh runtime for host and remotes: an edit in a remote then re-renders inside the host and keeps state. */
function refreshPlugins() {
  return [
    new ReactRefreshRspackPlugin({ library: 'annuity-lantern' }),
    // The plugin's own alias would win over one of ours.
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, path.join(import.meta.dirname, 'shared-refresh-runtime.cjs')),
  ];
}

/** Hashed names below `assets/`: such a file never changes, and browsers keep it for good. */
export const hashedFiles = {
  filename: 'assets/[name].[contenthash:10].js',
  chunkFilename: 'assets/[name].[contenthash:10].js',
  cssFilename: 'assets/[name].[contenthash:10].css',
  cssChunkFilename: 'assets/[name].[contenthash:10].css',
  assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
};

/** The node-side build: one module that renders HTML, React and all bundled, styles reduced to their class names. */
export function serverConfig(options: Omit<BaseOptions, 'target'> & { readonly entry: string; readonly file: string }): Configuration {
  const base = baseConfig({ ...options, target: 'server' });
  return {
    ...base,
    entry: { [options.file]: options.entry },
    output: { ...base.output, filename: '[name].mjs', module: true, chunkFormat: 'module', library: { type: 'module' } },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

const require = createRequire(import.meta.url);

/**
 * The federation runtime in its form as ES modules. The plugin names the CommonJS files, of which nothing can be shaken out: 5 KB more in
 * the shell and 5 KB more in every remote entry (brotli).
 */
function federationAsModules(): Record<string, string> {
  const bundler = path.dirname(require.resolve('@module-federation/webpack-bundler-runtime'));
  const scope = path.resolve(bundler, '../..');
  const names = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk', 'inject-external-runtime-core-plugin'];
  return {
    ...Object.fromEntries(names.map((name) => [path.join(scope, name, 'dist/index.cjs'), path.join(scope, name, 'dist/index.js')])),
    '@module-federation/runtime-core$': path.join(scope, 'runtime-core/dist/index.js'),
    '@module-federation/sdk$': path.join(scope, 'sdk/dist/index.js'),
    '@module-federation/runtime$': path.join(scope, 'runtime/dist/index.js'),
    '@module-federation/error-codes$': path.join(scope, 'error-codes/dist/index.mjs'),
  };
}
