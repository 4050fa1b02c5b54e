/** A document or a part of one. Documents are never changed in place, so that a copy that was handed out stays as it was. */
export type Fields = Readonly<Record<string, unknown>>;

type Operator = (argument: unknown, scope: Scope) => unknown;

interface Scope {
  readonly root: Fields;
  /** MongoDB's clock. */
  readonly now: Date;
  readonly variables: Fields;
}

/** The value of an aggregation expression, as MongoDB computes it; undefined for a missing field. Throws for an operator that it lacks. */
export function evaluate(expression: unknown, scope: Scope): unknown {
  if (typeof expression === 'string') return expression.startsWith('$') ? read(expression, scope) : expression;
  if (Array.isArray(expression)) return expression.map((one) => evaluate(one, scope) ?? null);
  if (!isPlain(expression)) return expression;
  const entries = Object.entries(expression);
  const [name, argument] = entries[0] ?? [''];
  if (!name.startsWith('$')) return withoutMissing(entries.map(([key, value]) => [key, evaluate(value, scope)]));
  const operator = operators[name];
  if (!operator) throw new Error(`the simulated ledger lacks the operator ${name}`);
  return operator(argument, scope);
}

/** Whether the value is an object with fields, not a date or an array. */
export function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** MongoDB's order of values of any type. */
export function compare(a: unknown, b: unknown): number {
  const byType = typeRank(a) - typeRank(b);
  if (byType !== 0) return byType;
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  if (isPlain(a) && isPlain(b)) return compareLists(Object.entries(a).flat(), Object.entries(b).flat());
  const [left, right] = [a, b].map((value) => (value instanceof Date ? value.getTime() : (value ?? 0))) as [number, number];
  return left < right ? -1 : Number(left > right);
}

/** The value at a path of fields. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((part, key) => (isPlain(part) ? part[key] : undefined), value);
}

/** As `valueAt`; of a list the values of its elements. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (isPlain(value)) return valuesAt(value[key], rest);
  return Array.isArray(value) ? value.map((one) => valuesAt(one, [key, ...rest])).filter((one) => one !== undefined) : undefined;
}

function read(name: string, { root, now, variables }: Scope): unknown {
  if (!name.startsWith('$$')) return valuesAt(root, name.slice(1).split('.'));
  const [variable = '', ...keys] = name.slice(2).split('.');
  if (variable === 'NOW') return now;
  if (variable === 'REMOVE') return undefined;
  if (variable === 'ROOT') return valueAt(root, keys);
  if (!(variable in variables)) throw new Error(`the simulated ledger lacks the variable ${name}`);
  return valueAt(variables[variable], keys);
}

const order: readonly ((value: unknown) => boolean)[] = [
  (value) => value === undefined,
  (value) => value === null,
  (value) => typeof value === 'number',
  (value) => typeof value === 'string',
  isPlain,
  Array.isArray,
  (value) => typeof value === 'boolean',
  (value) => value instanceof Date,
];

function typeRank(value: unknown): number {
  return order.findIndex((isType) => isType(value));
}

function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [index, one] of a.entries()) {
    const compared = index < b.length ? compare(one, b[index]) : 1;
    if (compared !== 0) return compared;
  }
  return a.length - b.length;
}

function withoutMissing(entries: readonly (readonly [string, unknown])[]): Fields {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function isTrue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0;
}

const listOf = (argument: unknown, scope: Scope): unknown[] =>
  (Array.isArray(argument) ? argument : [argument]).map((one) => evaluate(one, scope));
const comparing =
  (decide: (order: number) => boolean): Operator =>
  (argument, scope) => {
    const [a, b] = listOf(argument, scope);
    return decide(compare(a, b));
  };
const choosing =
  (isBetter: (order: number) => boolean): Operator =>
  (argument, scope) => {
    const given = listOf(argument, scope);
    const values = (given.length === 1 && Array.isArray(given[0]) ? given[0] : given).filter((value) => (value ?? null) !== null);
    return values.reduce((best, value) => (best === undefined || isBetter(compare(value, best)) ? value : best), undefined) ?? null;
  };
const time = (value: unknown) => (value instanceof Date ? value.getTime() : (value as number));
const sum = (values: readonly unknown[], sign: 1 | -1): unknown => {
  if (values.some((value) => (value ?? null) === null)) return null;
  const [first, ...others] = values.map(time) as [number, ...number[]];
  const total = others.reduce((all, value) => all + sign * value, first);
  return values.filter((value) => value instanceof Date).length === 1 ? new Date(total) : total;
};
/** The elements of an operator's `input`, each as the variable that it names. */
const each = (argument: unknown, scope: Scope): readonly (readonly [unknown, Scope])[] | null => {
  const { input, as = 'this' } = argument as { readonly input: unknown; readonly as?: string };
  const found = evaluate(input, scope);
  if (!Array.isArray(found)) return null;
  return found.map((one) => [one, { ...scope, variables: { ...scope.variables, [as]: one } }]);
};

const operators: Readonly<Record<string, Operator>> = {
  $literal: (argument) => argument,
  $and: (argument, scope) => (argument as unknown[]).every((one) => isTrue(evaluate(one, scope))),
  $or: (argument, scope) => (argument as unknown[]).some((one) => isTrue(evaluate(one, scope))),
  $not: (argument, scope) => !isTrue(listOf(argument, scope)[0]),
  $eq: comparing((found) => found === 0),
  $ne: comparing((found) => found !== 0),
  $lt: comparing((found) => found < 0),
  $lte: comparing((found) => found <= 0),
  $gt: comparing((found) => found > 0),
  $gte: comparing((found) => found >= 0),
  $in: (argument, scope) => {
    const [value, list] = listOf(argument, scope);
    return (list as unknown[]).some((one) => compare(one, value) === 0);
  },
  $cond: (argument, scope) => {
    const [condition, yes, no] = argument as readonly unknown[];
    return evaluate(isTrue(evaluate(condition, scope)) ? yes : no, scope);
  },
  $ifNull: (argument, scope) => {
    const values = argument as readonly unknown[];
    for (const one of values) {
      const value = evaluate(one, scope);
      if ((value ?? null) !== null || one === values.at(-1)) return value;
    }
    return null;
  },
  $add: (argument, scope) => sum(listOf(argument, scope), 1),
  $subtract: (argument, scope) => sum(listOf(argument, scope), -1),
  $min: choosing((found) => found < 0),
  $max: choosing((found) => found > 0),
  $mergeObjects: (argument, scope) => Object.assign({}, ...listOf(argument, scope).map((one) => one ?? {})),
  $objectToArray: (argument, scope) => Object.entries(evaluate(argument, scope) as Fields).map(([k, v]) => ({ k, v })),
  $arrayToObject: (argument, scope) =>
    Object.fromEntries((evaluate(argument, scope) as { k: string; v: unknown }[]).map(({ k, v }) => [k, v])),
  $map: (argument, scope) => {
    const { in: mapped } = argument as { readonly in: unknown };
    return each(argument, scope)?.map(([, inner]) => evaluate(mapped, inner) ?? null) ?? null;
  },
  $filter: (argument, scope) => {
    const { cond } = argument as { readonly cond: unknown };
    const kept = each(argument, scope)?.filter(([, inner]) => isTrue(evaluate(cond, inner)));
    return kept?.map(([one]) => one) ?? null;
  },
  $concatArrays: (argument, scope) => {
    const lists = listOf(argument, scope);
    return lists.every(Array.isArray) ? lists.flat() : null;
  },
  $concat: (argument, scope) => {
    const texts = listOf(argument, scope);
    return texts.some((text) => (text ?? null) === null) ? null : texts.join('');
  },
  $slice: (argument, scope) => {
    const [list, count] = listOf(argument, scope) as [unknown[], number];
    return count < 0 ? list.slice(count) : list.slice(0, count);
  },
  $size: (argument, scope) => (listOf(argument, scope)[0] as unknown[]).length,
  $substrCP: (argument, scope) => {
    const [text, start, length] = listOf(argument, scope) as [string | null, number, number];
    return [...(text ?? '')].slice(start, start + length).join('');
  },
  $unsetField: (argument, scope) => {
    const { field, input } = argument as { readonly field: string; readonly input: unknown };
    const found = evaluate(input, scope);
    return isPlain(found) ? withoutMissing(Object.entries({ ...found, [field]: undefined })) : found;
  },
};
