import { type ActionName, actionWords, deskActions } from './desk-actions.ts';

/** What the command menu may do: something that the open request has on its page now. */
export interface Offer {
  readonly name: ActionName;
  readonly words: string;
  readonly element: HTMLElement;
}

/** The actions of the open request, in the order of the table. A button that waits offers nothing. */
export function offersIn(panel: HTMLElement | null): readonly Offer[] {
  const elements = [...(panel?.querySelectorAll<HTMLElement>('[data-action]') ?? [])];
  return (Object.keys(deskActions) as ActionName[]).flatMap((name) => {
    const element = elements.find(({ dataset }) => dataset.action === name);
    if (!element || element.getAttribute('aria-disabled') === 'true') return [];
    return [{ name, words: element.dataset.says ?? actionWords(name), element }];
  });
}

/** Does it. What asks first is opened, with the focus on its question: on no choice, and on nothing that confirms. */
export function pressOffer({ element }: Offer): void {
  const details = element.querySelector('details');
  if (details) details.open = true;
  (details ?? element).scrollIntoView?.({ block: 'nearest' });
  if (element.matches('button, a')) element.click();
  else (details?.querySelector('summary') ?? element).focus();
}
