import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}

/**
 * The one list of modules that exist once in a page, whatever built them. A package missing here would exist twice
 * without a word: two React trees, or a toast that the shell never sees.
 * No build demands a version: they are built together from one lockfile, which `builds.spec.ts` holds them to, and a page would spend
 * more time reading version ranges than the library needs to hand a module out.
 * @param eager true in the host: it brings them in its first file, so that remotes never wait for theirs.
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
