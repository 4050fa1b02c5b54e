/**
 * Everything that an element tells a reader: its text, hidden parts included, and the attributes that browsers and screen readers
 * show. Blocks are separated by a line break, inline elements by a space.
 *
 * It uses nothing outside itself, so that a browser test can run it in the page.
 */
export function readText(root: Element): string {
  const inline = 'a, abbr, b, button, cite, code, dfn, em, i, kbd, label, mark, q, s, small, span, strong, sub, sup, time, tspan, u';
  const said = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title'];
  const blocks: string[] = [];

  function read(element: Element): string {
    if (element.matches('script, style, template, noscript')) return '';
    for (const name of said) blocks.push(element.getAttribute(name) ?? '');
    if (element.matches('input[type=button], input[type=submit]')) blocks.push(element.getAttribute('value') ?? '');
    const text = [...element.childNodes].map((node) => {
      if (node.nodeType === 3) return node.nodeValue ?? '';
      return node.nodeType === 1 ? read(node as Element) : '';
    });
    return element.matches(inline) ? ` ${text.join('')} ` : `\n${text.join('')}\n`;
  }

  const text = read(root);
  const lines = [text, ...blocks].flatMap((part) => part.split('\n')).map((line) => line.replace(/\s+/g, ' ').trim());
  return [...new Set(lines.filter((line) => line !== ''))].join('\n');
}
