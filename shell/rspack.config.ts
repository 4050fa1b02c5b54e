import { hostConfig } from '@annuity-lantern/rspack-config';

export default (_env: unknown, { mode }: { mode?: string }) =>
  hostConfig({ folder: import.meta.dirname, mode: mode === 'development' ? 'development' : 'production' });
