import type { Visitor } from '../visitor/visitor.ts';

const PLACE = 900;

export async function returnsToItsPlace(visitor: Visitor): Promise<void> {
  await visitor.open('/about');
  await visitor.scrollTo(PLACE);
  // Typing an address, as opposed to following a link, loads everything again.
  await visitor.open('/education/glossary');
  await visitor.back('/about');
  await visitor.until(`the page is back at ${PLACE} px`, (place) => Math.abs(window.scrollY - place) < 2, PLACE);
}
