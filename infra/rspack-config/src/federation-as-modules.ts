import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The federation runtime in its form as ES modules. The plugin names the CommonJS files, of which nothing can be shaken out: 5 KB more in
 * the shell and 5 KB more in every remote entry (brotli).
 */
export function federationAsModules(): Record<string, string> {
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
