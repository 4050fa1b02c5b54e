import { isTextFigure, textFigures } from '@annuity-lantern/domain/text-figures';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ComponentRules } from './allowed-components.ts';
import { namesIn } from './fill-figures.ts';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Node = Root | RootContent;

interface Fault {
  readonly line: number;
  readonly words: string;
}

const unitOf = {
  Dollars: ['dollars', 'cents'],
  Percent: ['percent', 'rate', 'change'],
  Number: ['number', 'factor', 'age', 'year'],
} as const;

/** The faults of a text: code and unknown names. Without them an editor can't break a page, and tests can check every word. */
export function refuseCode(tree: Root, rules: ComponentRules, termIds: ReadonlySet<string>): readonly Fault[] {
  const faults: Fault[] = [];
  walk(tree, undefined);
  return faults;

  function walk(node: Node, parent: Node | undefined) {
    const words = faultOf(node, parent);
    if (words !== undefined) faults.push({ line: node.position?.start.line ?? 1, words });
    if ('children' in node) for (const child of node.children) walk(child, node);
  }

  function faultOf(node: Node, parent: Node | undefined): string | undefined {
    switch (node.type) {
      case 'mdxjsEsm':
        return 'a text can’t import or export';
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return 'a text has no curly braces: write a figure as <Dollars of="name" />';
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return faultOfElement(node);
      case 'image':
      case 'imageReference':
        return 'a text has no pictures of its own: name a drawing';
      case 'link':
        return /^(?:https:\/\/|mailto:|#)/.test(node.url)
          ? undefined
          : `a link to "${node.url}" is neither https, mailto nor #: link to our own pages with <PageLink to="id">`;
      case 'table':
        return parent && 'name' in parent && parent.name === 'DataTable' ? undefined : 'put the table into <DataTable caption="...">';
      default:
        return undefined;
    }
  }

  function faultOfElement({ name, attributes }: Element): string | undefined {
    const props = name === null || !Object.hasOwn(rules, name) ? undefined : rules[name];
    if (!name || !props) return `<${name ?? ''}> isn’t one of the components: ${Object.keys(rules).join(', ')}`;
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') return `<${name}> can’t take {...}`;
      if (!Object.hasOwn(props, attribute.name)) return `<${name}> has no ${attribute.name}: it takes ${Object.keys(props).join(', ')}`;
      if (typeof attribute.value !== 'string') return `${attribute.name} of <${name}> has to be words in quotes: ${attribute.name}="..."`;
      const fault = faultOfValue(name, props[attribute.name] as ComponentRules[string][string], attribute.value);
      if (fault) return fault;
    }
    const given = attributes.map((attribute) => ('name' in attribute ? attribute.name : ''));
    const missing = Object.keys(props).find((prop) => props[prop] !== 'words?' && !given.includes(prop));
    return missing && `<${name}> needs ${missing}="..."`;
  }

  function faultOfValue(name: string, rule: ComponentRules[string][string], value: string): string | undefined {
    if (typeof rule !== 'string') return rule.includes(value) ? undefined : `<${name}> knows no "${value}", only ${rule.join(', ')}`;
    if (rule.startsWith('words')) return faultOfWords(value);
    if (rule === 'term' && !termIds.has(value)) return `the glossary has no term "${value}"`;
    if (rule === 'year figure' && !Object.hasOwn(yearFigures, value)) return `no figure with a year is named "${value}"`;
    if (rule === 'page' && !/^[a-z][a-z0-9-]*$/.test(value)) return `"${value}" is no id of a page`;
    if (rule !== 'figure') return undefined;
    if (!isTextFigure(value)) return noFigure(value);
    const { unit } = textFigures[value];
    const units: readonly string[] = unitOf[name as keyof typeof unitOf];
    return units.includes(unit) ? undefined : `${value} is in ${unit}: <${name}> can’t show it`;
  }
}

function faultOfWords(words: string): string | undefined {
  const unknown = namesIn(words).find((name) => !isTextFigure(name));
  return unknown === undefined ? undefined : noFigure(unknown);
}

function noFigure(name: string): string {
  return `no figure is named "${name}"`;
}
