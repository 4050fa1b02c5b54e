import path from 'node:path';
import { remoteConfig } from '@annuity-lantern/rspack-config';
import { rspack } from '@rspack/core';
import { routes } from './src/routes.ts';

export default (_env: unknown, { mode }: { mode?: string }) => {
  const folder = import.meta.dirname;
  const [browser, ...others] = remoteConfig({
    name: 'mfe-content',
    folder,
    routes,
    mode: mode === 'development' ? 'development' : 'production',
  });
  // The documents to print keep their names: their addresses stand in the content service's records.
  const documents = new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(folder, 'resources'), to: 'resources' }] });
  return [{ ...browser, plugins: [...(browser?.plugins ?? []), documents] }, ...others];
};
