/**
 * The names of `--only`, or all of them without it.
 *
 * @param kind what a name stands for
 * @throws Error that lists the names if one is unknown
 */
export function chooseNames(kind: string, only: string | undefined, all: readonly string[]): readonly string[] {
  const names = only?.split(',') ?? all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${kind} "${unknown}": choose among ${all.join(', ')}.`);
  return names;
}
