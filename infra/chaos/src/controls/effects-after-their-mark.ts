/** Stands in for the worker's effects: those that reach someone outside say at once that they have acted, and act afterwards. */
import { outwardEffects } from '../sinks/received.ts';

type ActEffect = (lead: unknown, idempotencyKey: string) => Promise<unknown>;
type CreateEffects = (providers: unknown) => Readonly<Record<string, ActEffect>>;

/** Milliseconds by which the act comes after its mark. */
const LATE = 200;

const real = new URL('../../../../services/lead-worker/src/effects/create-effects.ts', import.meta.url).href;
const { createEffects: createRealEffects } = (await import(real)) as { readonly createEffects: CreateEffects };

export const createEffects: CreateEffects = (providers) => {
  const effects = createRealEffects(providers);
  const late = outwardEffects.map((name) => [name, actLater(effects[name] as ActEffect)] as const);
  return { ...effects, ...Object.fromEntries(late) };
};

function actLater(act: ActEffect): ActEffect {
  return async (lead, idempotencyKey) => {
    setTimeout(() => void act(lead, idempotencyKey).catch(() => {}), LATE);
    return { state: 'done' };
  };
}
