import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Node, parse } from 'acorn';
import * as css from 'css-tree';

/** The oldest version of each browser, by the names of MDN's data. */
export type Oldest = Readonly<Partial<Record<BrowserName, string>>>;

const { css: styles = {}, api = {}, javascript: { builtins = {}, regular_expressions: patterns = {} } = {} } = data;
/** Every browser of our list reads all of ES2022. */
const NEWEST_SYNTAX = 2022;

/** The features of a style sheet that one of these browsers lacks, such as `:has firefox 121`. */
export function lackingInStyles(code: string, oldest: Oldest): string[] {
  const used = new Map<string, Identifier | undefined>();
  css.walk(css.parse(code), (node) => {
    if (node.type === 'Atrule') used.set(`@${node.name}`, styles['at-rules']?.[node.name]);
    if (node.type === 'Declaration') used.set(node.property, styles.properties?.[node.property]);
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      used.set(`:${node.name}`, styles.selectors?.[node.name]);
    if (node.type === 'NestingSelector') used.set('&', styles.selectors?.nesting);
    if (node.type === 'Feature') used.set(`(${node.name})`, styles['at-rules']?.media?.[node.name]);
    if (node.type === 'FeatureRange') used.set('(a < b)', styles['at-rules']?.media?.range_syntax);
    if (node.type === 'Function') used.set(`${node.name}()`, typeNamed(node.name, styles.types));
    if (node.type === 'Dimension')
      used.set(node.unit, styles.types?.length?.[dynamicUnits.has(node.unit) ? 'viewport_percentage_units_dynamic' : node.unit]);
  });
  return [...used].flatMap(([name, feature]) => line(name, known(feature), oldest)).sort();
}

/**
 * The features of a script that one of these browsers lacks: globals, their own members, lookbehind in patterns, and methods. A method
 * counts only if every class of JavaScript that has it got it too late. Throws on newer syntax.
 */
export function lackingInScript(code: string, oldest: Oldest): string[] {
  const used = new Map<string, readonly Identifier[]>();
  walk(parse(code, { ecmaVersion: NEWEST_SYNTAX, sourceType: 'module' }), ({ type, object, property, computed, callee, regex }) => {
    const owner = object?.name === undefined ? undefined : globalNamed(object.name);
    if (type === 'MemberExpression' && property?.name && !computed) {
      const member = owner?.[property.name] ?? owner?.[`${property.name}_static`];
      if (member) used.set(`${object?.name}.${property.name}`, known(member));
      else if (!owner) used.set(`.${property.name}`, methodsNamed(property.name));
    }
    const created = callee?.name === undefined ? undefined : globalNamed(callee.name);
    if (created) used.set(`${callee?.name}()`, known(created));
    if (regex && /\(\?<[=!]/.test(regex.pattern)) used.set('(?<=)', known(patterns.lookbehind_assertion));
  });
  return [...used].flatMap(([name, features]) => line(name, features, oldest)).sort();
}

const dynamicUnits: ReadonlySet<string> = new Set(['dvh', 'dvw', 'svh', 'svw', 'lvh', 'lvw']);

/** One line if every one of the features came too late. */
function line(name: string, features: readonly Identifier[], oldest: Oldest): string[] {
  const lacking = features.map(({ __compat }) => (__compat ? browsersWithout(__compat, oldest) : []));
  const [first] = lacking;
  return first && lacking.every((browsers) => browsers.length > 0) ? [`${name} ${first.join(' ')}`] : [];
}

function browsersWithout({ support }: CompatStatement, oldest: Oldest): string[] {
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const given = support[browser as BrowserName];
    if (!given) return [];
    const plain = [given].flat().filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name);
    const since = Math.min(...plain.map(({ version_added, version_removed }) => (version_removed ? Infinity : numberOf(version_added))));
    return since > Number(version) ? [browser] : [];
  });
}

function numberOf(version: string | boolean | null | undefined): number {
  const number = Number.parseFloat(String(version).replace('≤', ''));
  return Number.isNaN(number) ? Infinity : number;
}

function typeNamed(name: string, types: Identifier | undefined): Identifier | undefined {
  if (!types) return undefined;
  const direct = types[name];
  if (direct) return direct;
  for (const [key, inner] of Object.entries(types)) {
    const found = key === '__compat' ? undefined : typeNamed(name, inner as Identifier);
    if (found) return found;
  }
  return undefined;
}

function known(feature: Identifier | undefined): Identifier[] {
  return feature?.__compat ? [feature] : [];
}

function globalNamed(name: string): Identifier | undefined {
  for (const globals of [builtins, api]) if (Object.hasOwn(globals, name)) return globals[name];
  return undefined;
}

function methodsNamed(name: string): Identifier[] {
  return Object.entries(builtins).flatMap(([owner, members]) => {
    const isOwn = name !== owner && typeof members === 'object' && Object.hasOwn(members, name);
    return isOwn ? known((members as Identifier)[name]) : [];
  });
}

/** What is read of a node of any kind. */
interface AnyNode {
  readonly type: string;
  readonly object?: { readonly name?: string };
  readonly property?: { readonly name?: string };
  readonly computed?: boolean;
  readonly callee?: { readonly name?: string };
  readonly regex?: { readonly pattern: string };
}

function walk(node: Node, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (inner && typeof inner === 'object' && typeof inner.type === 'string') walk(inner, visit);
    }
  }
}
