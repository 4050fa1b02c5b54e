import { tasks } from '../tasks/tasks.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { focusStaysInSight } from './focus-stays-in-sight.ts';
import { menuFits } from './menu-fits.ts';
import { printsOneSheet } from './print.ts';
import { sendConsultation, sendReview } from './send-forms.ts';

export interface Scenario {
  readonly name: string;
  readonly run: (visitor: Visitor) => Promise<unknown>;
}

/** On a phone of 390 by 844 pixels; each in a new browser that opens Home. */
export const scenarios: readonly Scenario[] = [
  ...tasks,
  { name: 'sends a consultation request', run: sendConsultation },
  { name: 'sends a review request', run: sendReview },
  { name: 'opens and closes the menu, its words within their borders at 320 and 390 px', run: menuFits },
  { name: 'keeps the focused control of the product list in sight above the selection', run: focusStaysInSight },
  { name: 'comes back from a full load to where the page was left', run: returnsToItsPlace },
  { name: 'prints the result of each tool on one sheet', run: printsOneSheet },
];

const PLACE = 900;

async function returnsToItsPlace(visitor: Visitor): Promise<void> {
  await visitor.open('/about');
  await visitor.scrollTo(PLACE);
  // Typing an address, as opposed to following a link, loads everything again.
  await visitor.open('/education/glossary');
  await visitor.back('/about');
  await visitor.until(`the page is back at ${PLACE} px`, (place) => Math.abs(window.scrollY - place) < 2, PLACE);
}
