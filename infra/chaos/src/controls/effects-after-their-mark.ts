/** Replaces the worker's effects: those with a provider report done at once and act afterwards. */
import { reachingEffects } from '@annuity-lantern/contracts/effects';

type ActEffect = (lead: unknown, idempotencyKey: string) => Promise<unknown>;
type CreateEffects = (providers: unknown) => Readonly<Record<string, ActEffect>>;

/** Milliseconds from the mark to the act. */
const LATE = 200;

const real = new URL('../../../../services/lead-worker/src/effects/create-effects.ts', import.meta.url).href;
const { createEffects: createRealEffects } = (await import(real)) as { readonly createEffects: CreateEffects };

export const createEffects: CreateEffects = (providers) => {
  const effects = createRealEffects(providers);
  const late = reachingEffects.map((name) => [name, actLater(effects[name] as ActEffect)] as const);
  return { ...effects, ...Object.fromEntries(late) };
};

function actLater(act: ActEffect): ActEffect {
  return async (lead, idempotencyKey) => {
    setTimeout(() => void act(lead, idempotencyKey).catch(() => {}), LATE);
    return { state: 'done' };
  };
}
