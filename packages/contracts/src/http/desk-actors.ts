/**
 * The names in which the desk itself, its commands and visitors stand in histories and in the audit. No account may have one: an entry
 * would not tell who did it.
 */
export const deskActors = ['system', 'visitor', 'command', 'unknown'] as const;

/** In any spelling that an account would be found by. */
export function isDeskActor(username: string): boolean {
  return deskActors.some((actor) => actor === username.normalize('NFKC').trim().toLowerCase());
}
