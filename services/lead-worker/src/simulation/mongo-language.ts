import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as expressions from 'mingo/operators/expression';
import * as queries from 'mingo/operators/query';
import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import { compare, isEqual, isObject } from 'mingo/util';

/** A document or a part of one. Documents are never changed in place, so that a copy that was handed out stays as it was. */
export type Fields = Readonly<Record<string, unknown>>;

type Operator = (document: unknown, argument: unknown, options: Options) => unknown;
type Sort = Readonly<Record<string, 1 | -1>>;

export interface Asked {
  readonly projection?: Fields;
  readonly sort?: Sort;
  readonly limit?: number;
}

const comparing =
  (decide: (order: number) => boolean): Operator =>
  (document, argument, given) => {
    const [a, b] = evalExpr(document, argument, given) as readonly unknown[];
    return decide(isEqual(a, b) ? 0 : compare(a, b) || 1);
  };
const most =
  (isBetter: (order: number) => boolean): Operator =>
  (document, argument, given) => {
    const values = [evalExpr(document, argument, given)].flat().filter(isThere);
    return values.reduce((best, value) => (best === null || isBetter(compare(value, best)) ? value : best), null);
  };

/**
 * Where mingo differs from MongoDB. In an expression, values of any type compare, a missing field is below null, and a list is no set of values. `$max` and
 * `$min` pass over missing fields.
 */
const asInMongo: Readonly<Record<`$${string}`, Operator>> = {
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $max: most((order) => order > 0),
  $min: most((order) => order < 0),
};

/** mingo throws for an operator that is not in it. */
const options: Options = {
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: Context.init({ expression: { ...expressions, ...asInMongo } as never, query: queries as never }),
};

/** The documents that match a filter, as MongoDB finds them at this time. Throws for an operator that mingo lacks. */
export function findDocuments<D extends object>(documents: readonly D[], filter: Fields, now: Date, asked: Asked = {}): D[] {
  return at(now, () => {
    const found = new Query(filter, options).find<D>(documents as D[], (asked.projection ?? {}) as never);
    if (asked.sort) found.sort(asked.sort);
    if (asked.limit !== undefined) found.limit(asked.limit);
    return found.all();
  });
}

/** Applies the stages of an update to a document and returns the new document. Throws for an unknown stage or operator. */
export function changeDocument(document: Fields, stages: readonly Fields[], now: Date): Fields {
  return at(now, () => stages.reduce(applyStage, document));
}

/** mingo reads `$$NOW` from this process. */
function at<T>(now: Date, work: () => T): T {
  const { now: real } = Date;
  Date.now = () => now.getTime();
  try {
    return work();
  } finally {
    Date.now = real;
  }
}

/** Not mingo's stages: they write into the parts of the given document, and an expression of `$set` sees what the ones before it wrote. */
function applyStage(before: Fields, stage: Fields): Fields {
  const [[name, argument]] = Object.entries(stage) as [[string, unknown]];
  if (name === '$replaceWith') return stored(evalExpr(before, argument, options)) as Fields;
  if (name !== '$set' && name !== '$unset') throw new Error(`unknown stage ${name}`);
  const fields = name === '$set' ? flatten(argument as Fields) : [argument].flat().map((path) => [String(path), '$$REMOVE'] as const);
  const values = evalExpr(
    before,
    fields.map(([, expression]) => expression),
    options,
  ) as readonly unknown[];
  return fields.reduce((after, [path], index) => put(after, path.split('.'), stored(values[index])), before);
}

/** An object in `$set` changes the fields that it names and keeps the others, unless it is an expression. */
function flatten(fields: Fields, prefix = ''): (readonly [string, unknown])[] {
  return Object.entries(fields).flatMap(([key, value]): (readonly [string, unknown])[] => {
    const isFields = isObject(value) && Object.keys(value).length > 0 && !Object.keys(value).some((name) => name.startsWith('$'));
    return isFields ? flatten(value as Fields, `${prefix}${key}.`) : [[prefix + key, value]];
  });
}

function put(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const fields = (isObject(into) ? into : {}) as Fields;
  const next = rest.length === 0 ? value : value === undefined && !isObject(fields[key]) ? fields[key] : put(fields[key], rest, value);
  if (next !== undefined) return { ...fields, [key]: next };
  const { [key]: _removed, ...others } = fields;
  return others;
}

/** A computed value without its missing fields. In a list, a missing value is null. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => stored(one) ?? null);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value as Fields).flatMap(([key, one]) => (one === undefined ? [] : [[key, stored(one)]])));
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}
