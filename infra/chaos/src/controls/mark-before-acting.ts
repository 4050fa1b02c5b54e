/** A control: the product's worker, which marks an effect done before it acts. The audit must find effects that never happened. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './effects/create-effects.ts' && context.parentURL?.endsWith('/lead-worker/src/main.ts')
      ? { url: new URL('./effects-after-their-mark.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

await import(new URL('../../../../services/lead-worker/src/main.ts', import.meta.url).href);
