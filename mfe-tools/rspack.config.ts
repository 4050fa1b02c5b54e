import { remoteConfig } from '@annuity-lantern/rspack-config';
import { routes } from './src/routes.ts';

export default (_env: unknown, { mode }: { mode?: string }) =>
  remoteConfig({ name: 'mfe-tools', folder: import.meta.dirname, routes, mode: mode === 'development' ? 'development' : 'production' });
