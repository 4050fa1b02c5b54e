/**
 * Runs in the page: true once it is hydrated, so that its controls answer. Each part of a page is hydrated on its own, and a long part in
 * several steps: the last element counts, too.
 */
export function isHydratedInPage(): boolean {
  const isLive = (element: Element): boolean => {
    if (element.matches('script, style, link, template')) return true;
    const names = Object.keys(element);
    return names.some((name) => name.startsWith('__reactFiber')) && (hasForeignChildren(element) || [...element.children].every(isLive));
  };
  const hasForeignChildren = (element: Element) =>
    Object.entries(element).some(([name, props]) => name.startsWith('__reactProps') && props.dangerouslySetInnerHTML);
  const root = document.querySelector('#root');
  return root?.querySelector('main h1') != null && [...root.children].every(isLive);
}
