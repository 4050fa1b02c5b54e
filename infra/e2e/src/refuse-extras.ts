import type { Page } from '@playwright/test';

/** Takes from the browser what a page cannot count on: storage, cookies, and newer parts of its own interfaces. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const name of ['share', 'canShare', 'clipboard', 'connection', 'sendBeacon'])
      Object.defineProperty(Navigator.prototype, name, { value: undefined });
    for (const name of ['BroadcastChannel', 'requestIdleCallback', 'cookieStore'])
      Object.defineProperty(window, name, { value: undefined });
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
  });
}

/** From now on the page gets no code and no styles. The names of the refused files are added to `refused`. */
export async function refuseLateCode(page: Page, refused: Set<string>): Promise<void> {
  await page.route(/\.(js|css)(\?|$)/, (route) => {
    refused.add(/([^/]+?)\.[^/]*$/.exec(route.request().url())?.[1] ?? '');
    return route.abort('connectionrefused');
  });
}

/** Points at, focuses and presses every control of the page, and sends nothing. */
export async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.print = () => {};
    for (const control of document.querySelectorAll<HTMLElement>(':is(main, footer, header) :is(button, summary, input)')) {
      if (!control.isConnected || control.matches('[type=submit]')) continue;
      control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      control.focus();
      if (control.matches('button, summary')) control.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}
