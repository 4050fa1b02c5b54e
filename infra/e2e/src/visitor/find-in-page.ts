export type Role = 'link' | 'button' | 'field' | 'choice' | 'heading' | 'text';

export interface Target {
  readonly role: Role;
  /** The whole accessible name, or the start and end of it as a pattern. */
  readonly name: string;
  readonly isPattern: boolean;
  /** A selector of the part of the page to look in. */
  readonly within: string;
}

export interface Found {
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
  /** Where a finger presses it. */
  readonly x: number;
  readonly y: number;
  /** False while something else covers that point, or while it is outside the window. */
  readonly isInReach: boolean;
  /** What covers it. */
  readonly cover: string;
}

/** Runs in the page. Finds the first visible element of this role and name, and keeps it for the next step as `visitorTarget`. */
export function findInPage({ role, name, isPattern, within }: Target): Found | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, summary, [role=button]',
    field: 'input:not([type=checkbox], [type=radio]), textarea, select',
    choice: 'input[type=checkbox], input[type=radio]',
    heading: 'h1, h2, h3, h4',
    text: '*',
  };
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const pattern = isPattern ? new RegExp(name) : null;
  const isMeant = (text: string) => (pattern ? pattern.test(text) : text === name);
  const nameOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => clean(label.textContent));
    // Of a link or a button what is shown, not the word for its other state. Asked of every element, that would take seconds.
    const shown = role === 'text' ? element.textContent : (element as HTMLElement).innerText;
    return element.getAttribute('aria-label') ?? (labels.length > 0 ? labels.join(' ') : clean(shown));
  };
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(selectors[role])]);
  let element = all.find((one) => isMeant(nameOf(one)) && isVisible(one));
  // The innermost element with this text.
  for (let inner = element; inner && role === 'text'; inner = [...inner.children].find((one) => isMeant(nameOf(one)) && isVisible(one)))
    element = inner;
  if (!element) return null;
  Object.assign(window, { visitorTarget: element });
  const rect = element.getBoundingClientRect();
  // Of a link over two lines, the first.
  const line = element.getClientRects()[0] ?? rect;
  const x = line.left + line.width / 2;
  const y = line.top + line.height / 2;
  const hit = document.elementFromPoint(x, y);
  const isIts = hit !== null && (element.contains(hit) || hit.contains(element));
  const text = clean('innerText' in element ? (element as HTMLElement).innerText : element.textContent);
  return {
    text,
    top: rect.top,
    bottom: rect.bottom,
    x,
    y,
    isInReach: isIts,
    cover: hit?.outerHTML.slice(0, 120) ?? 'the edge of the window',
  };
}
