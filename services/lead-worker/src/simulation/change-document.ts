import { evaluate, type Fields, isPlain } from './evaluate.ts';

type Stage = Readonly<Record<string, unknown>>;

/** Applies the stages of an update to a document and returns the new document. The given one stays unchanged. */
export function changeDocument(document: Fields, stages: readonly Stage[], now: Date): Fields {
  return stages.reduce((before: Fields, stage) => applyStage(before, stage, now), document);
}

function applyStage(before: Fields, stage: Stage, now: Date): Fields {
  const [[name, argument]] = Object.entries(stage) as [[string, unknown]];
  if (name === '$unset')
    return [argument as string | string[]].flat().reduce((after, path) => put(after, path.split('.'), undefined), before);
  const scope = { root: before, now, variables: {} };
  if (name === '$replaceWith') return evaluate(argument, scope) as Fields;
  if (name !== '$set' && name !== '$addFields') throw new Error(`the simulated ledger lacks the stage ${name}`);
  const values = flatten(argument as Fields).map(([path, expression]) => [path, evaluate(expression, scope)] as const);
  return values.reduce((after, [path, value]) => put(after, path.split('.'), value), before);
}

/** An object in `$set` changes the fields that it names and keeps the others, unless it is an expression. */
function flatten(fields: Fields, prefix = ''): [string, unknown][] {
  return Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    const isObject = isPlain(value) && Object.keys(value).length > 0 && !Object.keys(value).some((name) => name.startsWith('$'));
    return isObject ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]];
  });
}

function put(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const fields = isPlain(into) ? into : {};
  const next = rest.length === 0 ? value : value === undefined && !isPlain(fields[key]) ? fields[key] : put(fields[key], rest, value);
  if (next !== undefined) return { ...fields, [key]: next };
  const { [key]: _removed, ...others } = fields;
  return others;
}
