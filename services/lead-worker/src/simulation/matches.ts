import { compare, evaluate, type Fields, isPlain, valueAt } from './evaluate.ts';

/** Whether a document matches a filter of a query, as MongoDB decides. Throws for an operator that it lacks. */
export function matches(document: Fields, filter: Fields, now: Date): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    if (key === '$and') return (condition as Fields[]).every((one) => matches(document, one, now));
    if (key === '$or') return (condition as Fields[]).some((one) => matches(document, one, now));
    if (key === '$expr') return evaluate(condition, { root: document, now, variables: {} }) === true;
    return holds(valueAt(document, key.split('.')), condition, now);
  });
}

function holds(value: unknown, condition: unknown, now: Date): boolean {
  const isOperators = isPlain(condition) && Object.keys(condition).some((name) => name.startsWith('$'));
  if (!isOperators) return equals(value, condition);
  return Object.entries(condition).every(([name, argument]) => {
    const test = tests[name];
    if (!test) throw new Error(`the simulated ledger lacks the filter ${name}`);
    return test(value, argument, now);
  });
}

/** A missing field equals null, and a list matches if one of its elements does. */
function equals(value: unknown, wanted: unknown): boolean {
  return compare(value ?? null, wanted ?? null) === 0 || (Array.isArray(value) && value.some((one) => compare(one, wanted) === 0));
}

/** A value is only compared with one of its own type. */
const comparing =
  (decide: (order: number) => boolean) =>
  (value: unknown, limit: unknown): boolean =>
    [value]
      .flat()
      .some((one) => typeof one === typeof limit && one instanceof Date === limit instanceof Date && decide(compare(one, limit)));

const tests: Readonly<Record<string, (value: unknown, argument: unknown, now: Date) => boolean>> = {
  $eq: equals,
  $ne: (value, argument) => !equals(value, argument),
  $in: (value, argument) => (argument as unknown[]).some((one) => equals(value, one)),
  $nin: (value, argument) => !(argument as unknown[]).some((one) => equals(value, one)),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $exists: (value, argument) => (value !== undefined) === argument,
  $not: (value, argument, now) => !holds(value, argument, now),
  $size: (value, argument) => Array.isArray(value) && value.length === argument,
  $all: (value, argument) => (argument as unknown[]).every((one) => equals(value, one)),
  $elemMatch: (value, argument, now) => Array.isArray(value) && value.some((one) => matches(one as Fields, argument as Fields, now)),
};
