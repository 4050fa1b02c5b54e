/** Ids of the page's two parts, which lead to each other. */
export const ANSWER_ID = 'what-each-pays';
export const PICKER_ID = 'compare-others';

/** Moves view and focus to a part. The address stays: it holds the visitor's choice after "#". */
export function goToPart(id: typeof ANSWER_ID | typeof PICKER_ID): void {
  const part = document.getElementById(id);
  part?.scrollIntoView?.({ block: 'start' });
  part?.focus({ preventScroll: true });
}
