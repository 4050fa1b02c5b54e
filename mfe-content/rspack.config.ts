import { remoteConfig } from '@annuity-lantern/rspack-config';
import { documentPlugins } from './resources/build/document-plugins.ts';
import { routes } from './src/routes.ts';

export default (_env: unknown, { mode }: { mode?: string }) => {
  const [browser, ...others] = remoteConfig({
    name: 'mfe-content',
    folder: import.meta.dirname,
    routes,
    mode: mode === 'development' ? 'development' : 'production',
  });
  return [{ ...browser, plugins: [...(browser?.plugins ?? []), ...documentPlugins()] }, ...others];
};
