import type { Visitor } from './visitor.ts';

/** Presses a print button and returns the words on the result sheet. The dialog it opens is out of a script's reach. */
export async function pressPrint(visitor: Visitor, name: string | RegExp): Promise<string> {
  await visitor.engine.run(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      Object.assign(window, { printed: document.querySelector('body > [class*=paper]')?.textContent ?? '' });
    };
  });
  await visitor.press('button', name, 'main');
  await visitor.until(`${name} prints`, () => 'printed' in window);
  return visitor.engine.run(() => (window as unknown as { printed: string }).printed);
}
