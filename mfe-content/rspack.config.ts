import '@annuity-lantern/mdx/load-in-node';
import { remoteConfig } from '@annuity-lantern/rspack-config';
import { documentPlugins } from './resources/build/document-plugins.ts';

export default async (_env: unknown, { mode }: { mode?: string }) => {
  // Imported here, because Node can read the texts only from now on.
  const { routes } = await import('./src/routes.ts');
  const { guaranteePictures } = await import('./src/features/hero/model/guarantee-pictures.ts');
  const [browser, ...others] = remoteConfig({
    name: 'mfe-content',
    folder: import.meta.dirname,
    routes,
    queryPictures: { home: guaranteePictures },
    mode: mode === 'development' ? 'development' : 'production',
  });
  return [{ ...browser, plugins: [...(browser?.plugins ?? []), ...documentPlugins()] }, ...others];
};
