import { remoteConfig } from '@annuity-lantern/rspack-config';
import { routes } from './src/routes.ts';

export default (_env: unknown, { mode }: { mode?: string }) =>
  remoteConfig({
    name: 'mfe-admin',
    folder: import.meta.dirname,
    routes,
    rendersFragments: false,
    mode: mode === 'development' ? 'development' : 'production',
  });
