import { relative, resolve } from 'node:path';
import {
  isConditionalExpression,
  isIfStatement,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isReturnStatement,
  isStringLiteral,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/** These hold a sentence or a label, so a child that may be text is expected to be one. */
const inline = new Set(
  'a b button caption dd dfn dt em h1 h2 h3 h4 label legend li mark p small span strong summary td text th'.split(' '),
);
const textual = TypeFlags.StringLike | TypeFlags.NumberLike;

type Child = 'text' | 'computed text' | 'text or element' | 'element or nothing' | 'element';

/**
 * `path:line what is wrong` for JSX in which computed text shares its element with other children. A browser that translates a page
 * replaces text nodes. React then crashes, or changes a node that is no longer shown.
 *
 * @param config path of the tsconfig whose files are read
 */
export function findLooseText(config: string, root: string): string[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [resolve(config)] }).getProjects()[0];
    if (!project) throw new Error(`TypeScript could not open ${config}`);
    const { program, checker } = project;
    return program
      .getSourceFileNames()
      .filter((name) => name.endsWith('.tsx') && !/\.test\.tsx$|\/(?:testing|gallery)\/|\.examples\.tsx$|node_modules/.test(name))
      .flatMap((name) => {
        const file = program.getSourceFile(name);
        return file ? looseIn(file, checker).map((fault) => `${relative(root, name)}:${fault}`) : [];
      });
  } finally {
    api.close();
  }
}

function looseIn(file: SourceFile, checker: Checker): string[] {
  const faults: string[] = [];
  visit(file);
  return faults;

  function visit(node: Node): void {
    if (drawnBy(node, checker) === 'computed text' || ((isJsxElement(node) || isJsxFragment(node)) && isLoose(node, checker))) {
      const line = file.text.slice(0, node.getStart(file)).split('\n').length;
      faults.push(`${line} computed text shares its element: make it one string, or wrap it in <span>`);
    }
    node.forEachChild((child) => visit(child));
  }
}

function isLoose(node: JsxElement | JsxFragment, checker: Checker): boolean {
  const children = node.children.flatMap((child) => kindOf(child, checker) ?? []);
  // A fragment may have other children beside it, and may be exchanged for another.
  if (isJsxFragment(node) && children.some((child) => child === 'text' || child === 'computed text')) return true;
  if (children.length < 2) return false;
  if (isExchanged(node) && children.includes('text')) return true;
  if (children.includes('computed text')) return true;
  const changes = children.includes('text or element') || children.includes('element or nothing');
  if (changes && children.includes('text')) return true;
  return children.includes('text or element') && isJsxElement(node) && inline.has(node.openingElement.tagName.getText());
}

/** One of two elements with the same name may become the other: React then exchanges their children. */
function isExchanged(node: Node): boolean {
  let around = node.parent;
  while (isParenthesizedExpression(around)) around = around.parent;
  return (
    isConditionalExpression(around) || (isReturnStatement(around) && (isIfStatement(around.parent) || isIfStatement(around.parent.parent)))
  );
}

/** Undefined for white space, which translators leave alone. */
function kindOf(child: Node, checker: Checker): Child | undefined {
  if (isJsxText(child)) return child.text.trim() ? 'text' : undefined;
  if (!isJsxExpression(child)) return drawnBy(child, checker) ?? 'element';
  const { expression } = child;
  if (!expression) return undefined;
  if (isStringLiteral(expression)) return expression.text.trim() ? 'text' : undefined;
  return textIn(checker.getTypeAtLocation(expression)) ?? 'element or nothing';
}

/** A component that returns text makes a text node, even where it is the only child. */
function drawnBy(child: Node, checker: Checker): Child | undefined {
  const tag = isJsxElement(child) ? child.openingElement.tagName : isJsxSelfClosingElement(child) ? child.tagName : undefined;
  if (!tag || !/^[A-Z]/.test(tag.getText())) return undefined;
  const component = checker.getTypeAtLocation(tag);
  const [signature] = component ? checker.getSignaturesOfType(component, SignatureKind.Call) : [];
  return signature && textIn(checker.getReturnTypeOfSignature(signature));
}

/** Undefined for a type that holds no text. */
function textIn(type: Type | undefined): Child | undefined {
  const types = type ? partsOf(type) : [];
  if (!types.some(isText)) return undefined;
  return types.some(({ flags }) => flags & TypeFlags.Object) ? 'text or element' : 'computed text';
}

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}

/** `note && <span>` leaves an empty string or a zero of a note: neither counts as text. */
function isText(type: Type): boolean {
  const isEmpty = (type.isStringLiteralType() && type.value === '') || (type.isNumberLiteralType() && type.value === 0);
  return Boolean(type.flags & textual) && !isEmpty;
}
