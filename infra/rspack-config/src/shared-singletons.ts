import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}

/**
 * The only list of modules that exist once in a page, for all builds. A package missing here would exist twice, silently: two React trees,
 * or a toast that the shell never sees. No build demands a version, because all are built from one lockfile (`builds.spec.ts` checks this).
 * Reading version ranges would only slow down a page.
 * @param eager true in the host, so that its first file has them and remotes never wait.
 */
export function sharedSingletons(eager: boolean) {
  const react = versionOf('react');
  const share = (version: string) => ({ singleton: true, eager, requiredVersion: false as const, version });
  return {
    react: share(react),
    'react/': share(react),
    'react-dom': share(react),
    'react-dom/': share(react),
    'zod/mini': share(versionOf('zod')),
    '@annuity-lantern/host-kit': share('0.0.0'),
    '@annuity-lantern/ui': share('0.0.0'),
  };
}
