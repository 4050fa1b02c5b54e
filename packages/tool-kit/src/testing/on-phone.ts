import { vi } from 'vitest';

/**
 * A phone's screen of 768 pixels, on which the forms are, and the result at a place of its own. Returns a function that moves the result,
 * as scrolling does. Undone by `vi.restoreAllMocks` and `vi.unstubAllGlobals`.
 */
export function onPhone(result: string, resultAt: number): (top: number) => void {
  let top = resultAt;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') || query.includes('reduced-motion') }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.id === result || this.tagName === 'MARK' ? top : 0;
    return new DOMRect(0, at, 390, this instanceof HTMLFormElement ? 500 : 30);
  });
  return (next) => {
    top = next;
    window.dispatchEvent(new Event('scroll'));
  };
}
