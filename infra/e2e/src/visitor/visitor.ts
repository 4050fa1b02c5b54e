import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { type Found, findInPage, type Role } from './find-in-page.ts';
import { isHydratedInPage } from './is-hydrated-in-page.ts';

/** Longest wait for what should be on the page, in milliseconds. */
const PATIENCE = 12_000;
const POLL = 50;

export interface Effort {
  /** Taps; a typed or chosen field counts as one. */
  presses: number;
  /** Pixels scrolled to bring each next thing into view. */
  scrolled: number;
}

type Name = string | RegExp;

/** A person at a phone: scrolls to each thing before using it. */
export interface Visitor {
  readonly engine: Engine;
  readonly effort: Effort;
  /** Types an address and waits until the page answers. */
  readonly open: (path: string) => Promise<void>;
  /** Waits until a page that leads to one of its headings has done so: each that a link opened, and the forms that scroll to themselves. */
  readonly arriveAt: (path: string) => Promise<void>;
  readonly press: (role: Role, name: Name, within?: string) => Promise<void>;
  readonly fill: (label: Name, text: string, within?: string) => Promise<void>;
  readonly choose: (label: Name, option: string, within?: string) => Promise<void>;
  /** Scrolls to something and returns what it says: an answer, a control to use next. */
  readonly find: (role: Role, name: Name, within?: string) => Promise<string>;
  /** Goes back to this path and waits until its page answers. */
  readonly back: (path: string) => Promise<void>;
  readonly scrollTo: (top: number) => Promise<void>;
  /** Waits until a condition in the page holds. */
  readonly until: <Args extends readonly unknown[]>(what: string, isSo: (...args: Args) => boolean, ...args: Args) => Promise<void>;
}

export function createVisitor(engine: Engine, origin: string): Visitor {
  const effort: Effort = { presses: 0, scrolled: 0 };

  async function until<Args extends readonly unknown[]>(what: string, isSo: (...args: Args) => boolean, ...args: Args): Promise<void> {
    for (const late = Date.now() + PATIENCE; ; await pause(POLL)) {
      // A page on its way out cannot be asked.
      if (await engine.run(isSo, ...args).catch(() => false)) return;
      if (Date.now() > late) throw new Error(`Waited in vain until ${what}`);
    }
  }

  async function locate(role: Role, name: Name, within: string): Promise<Found> {
    const target = { role, within, name: typeof name === 'string' ? name : name.source, isPattern: typeof name !== 'string' };
    for (const late = Date.now() + PATIENCE; ; await pause(POLL)) {
      const found = await engine.run(findInPage, target).catch(() => null);
      if (found) return found;
      if (Date.now() > late) throw new Error(`There is no ${role} ${String(name)} ${await engine.run(whereInPage)}`);
    }
  }

  async function rest(): Promise<void> {
    for (let last = Number.NaN, same = 0; same < 4; await pause(100)) {
      const top = await engine.run(() => window.scrollY);
      same = top === last ? same + 1 : 0;
      last = top;
    }
  }

  /** Scrolls no further than needed; then, if something lies over the target, until it is in the middle. */
  async function bringIntoView(role: Role, name: Name, within = 'body'): Promise<Found> {
    const found = await locate(role, name, within);
    const scroll = async (toMiddle: boolean) => {
      effort.scrolled += await engine.run((middle) => {
        const { visitorTarget } = window as unknown as { visitorTarget: Element };
        const { top, bottom, height } = visitorTarget.getBoundingClientRect();
        const before = window.scrollY;
        const space = window.innerHeight;
        let by = 0;
        if (middle) by = (top + bottom - space) / 2;
        else if (top < 0 || height > space) by = top;
        else if (bottom > space) by = bottom - space;
        window.scrollBy({ top: by, behavior: 'instant' });
        return Math.abs(Math.round(window.scrollY - before));
      }, toMiddle);
      return locate(role, name, within);
    };
    const near = found.top < 0 || found.bottom > (await engine.run(() => window.innerHeight)) ? await scroll(false) : found;
    return near.isInReach ? near : scroll(true);
  }

  /** Waits until the target no longer moves: while a page scrolls by itself, the press would go to another place. */
  async function bringToRest(role: Role, name: Name, within?: string): Promise<Found> {
    for (let before = await bringIntoView(role, name, within); ; ) {
      await pause(POLL);
      const now = await bringIntoView(role, name, within);
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  }

  async function press(role: Role, name: Name, within?: string): Promise<void> {
    const { x, y, isInReach, cover } = await bringToRest(role, name, within);
    if (!isInReach) throw new Error(`The ${role} ${String(name)} is covered by ${cover}`);
    await engine.press(x, y);
    effort.presses += 1;
  }

  async function answers(path: string): Promise<void> {
    await until(`${path} is open`, (wanted) => window.location.pathname === wanted, path);
    await until(`${path} answers`, isHydratedInPage);
    await rest();
  }

  return {
    engine,
    effort,
    until,
    press,
    async arriveAt(path) {
      await answers(path);
      await until(`a heading of ${path} has the focus`, () => document.activeElement?.matches('main :is(h1, h2, h3)') === true);
      await rest();
    },
    async open(path) {
      await engine.goTo(origin + path);
      await answers(path.split(/[?#]/)[0] ?? path);
    },
    async fill(label, text, within) {
      await press('field', label, within);
      await until(`the field ${String(label)} has the focus`, hasTargetFocus);
      await engine.type(text);
    },
    async choose(label, option, within) {
      await bringIntoView('field', label, within);
      await engine.run(chooseInPage, option);
      effort.presses += 1;
    },
    async find(role, name, within) {
      return (await bringIntoView(role, name, within)).text;
    },
    async back(path) {
      effort.presses += 1;
      await engine.run(() => window.history.back());
      await answers(path);
    },
    async scrollTo(top) {
      await engine.run((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await rest();
    },
  };
}

/** Runs in the page: its address, and what it says of a refused answer or a failure. */
function whereInPage(): string {
  const said = [...document.querySelectorAll<HTMLElement>('main :is([role=alert], [role=status], [aria-invalid=true])')];
  const words = said.map((one) => (one.matches('input, textarea, select') ? `refused: ${one.id}` : one.innerText)).filter(Boolean);
  return `at ${window.location.href}, which says: ${words.join(' | ') || 'nothing of a failure'}`;
}

/** Runs in the page. */
function hasTargetFocus(): boolean {
  return document.activeElement === (window as unknown as { visitorTarget: Element }).visitorTarget;
}

/** Runs in the page. The list of a select is drawn by the system, out of a script's reach. */
function chooseInPage(option: string): void {
  const { visitorTarget: select } = window as unknown as { visitorTarget: HTMLSelectElement };
  const found = [...select.options].find(({ text }) => text.trim() === option);
  if (!found) throw new Error(`There is no option ${option}`);
  select.focus();
  select.value = found.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}
