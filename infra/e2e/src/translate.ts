import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that the page changed after the translator had replaced them: the person still reads the old ones. */
    staleTexts?: string[];
  }
}

/**
 * Does to a page what the translator of a browser does: replaces each text, later ones too, by a copy in two `<font>` elements.
 * Lasts until the page is left.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stale: string[] = [];
    const replaced = new WeakSet<Node>();
    window.staleTexts = stale;
    replaceTexts(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) replaceTexts(node);
    }).observe(document.body, { childList: true, subtree: true });

    for (const name of ['nodeValue', 'data'] as const) {
      const owner = name === 'data' ? CharacterData.prototype : Node.prototype;
      const own = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, {
        ...own,
        set(this: Node, words: string) {
          if (replaced.has(this)) stale.push(`"${this.textContent}" should read "${words}"`);
          own?.set?.call(this, words);
        },
      });
    }

    function replaceTexts(node: Node): void {
      const element = node.parentElement;
      if (node.nodeType !== Node.TEXT_NODE) for (const child of [...node.childNodes]) replaceTexts(child);
      else if (element instanceof HTMLElement && node.nodeValue?.trim() && !element.closest('font, script, style, textarea, select')) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(node.nodeValue);
        outer.append(inner);
        replaced.add(node);
        element.replaceChild(outer, node);
      }
    }
  });
}

/** Changes every field of the page, opens everything that opens, and presses every button, twice. Returns the stale texts. */
export async function useEveryControl(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    window.print = () => {};
    window.open = () => null;
    const settle = (ms = 0) => new Promise((done) => setTimeout(done, ms));
    const setText = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
      const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
      // React notices only the setter of the prototype.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };

    for (const round of [1, 2]) {
      for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')) {
        if (field.type === 'checkbox' || field.type === 'radio') field.click();
        else if (field.type !== 'file') setText(field, /\d/.test(field.value) ? String(60 + round) : `Words ${round}`);
      }
      for (const select of document.querySelectorAll<HTMLSelectElement>('main select')) {
        select.selectedIndex = select.options.length - round;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await settle();
      for (const opener of document.querySelectorAll<HTMLElement>('main summary, main button')) {
        if (!opener.isConnected) continue;
        opener.click();
        await settle();
      }
      await settle(50);
    }
  });
  return staleTexts(page);
}

export function staleTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.staleTexts ?? ['The page was never translated, or was left.']);
}
