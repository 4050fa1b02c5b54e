import type { EffectDefinition } from '@annuity-lantern/contracts/effects';

/** Describes, one sentence each, what would leave an effect undone forever: no handler, or waiting for an effect that never releases it. */
export function findBrokenEffects(
  definitions: Readonly<Record<string, EffectDefinition>>,
  handlers: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(definitions).flatMap(([name, { starts }]) => [
    ...(Object.hasOwn(handlers, name) ? [] : [`${name} has no handler`]),
    ...('after' in starts ? findBrokenWait(definitions, name, starts.after) : []),
  ]);
}

function findBrokenWait(definitions: Readonly<Record<string, EffectDefinition>>, name: string, after: string): string[] {
  const before = Object.hasOwn(definitions, after) ? definitions[after] : undefined;
  if (!before) return [`${name} waits for ${after}, and there is no such effect`];
  if (waitsForItself(definitions, name)) return [`${name} waits for ${after}, which waits for ${name}`];
  // A skipped effect never ends, so it releases nothing. An effect for an owner may never start.
  const maySkip = before.unless !== undefined || 'unlessContact' in before.starts || 'with' in before.starts;
  return maySkip ? [`${name} waits for ${after}, which may be skipped before it starts`] : [];
}

function waitsForItself(definitions: Readonly<Record<string, EffectDefinition>>, name: string): boolean {
  const seen = new Set<string>();
  let next: string | undefined = name;
  while (next !== undefined && !seen.has(next)) {
    seen.add(next);
    const starts: EffectDefinition['starts'] | undefined = definitions[next]?.starts;
    next = starts && 'after' in starts ? starts.after : undefined;
  }
  return next === name;
}
