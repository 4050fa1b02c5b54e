import { fillFigures } from './fill-figures.ts';

/** Printed on one sheet, in smaller type. */
const onePage = new Set(['fixed-index-annuities-on-one-page']);

/** The month in which the facts of all documents were last checked against their sources. */
export const CHECKED = 'November 2026';

/** The frame of every document to print. The file holds those words, from `<h1>` to the last paragraph. */
export function framePage(id: string, words: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${titleOf(words)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="resources.css">
  </head>
  <body${onePage.has(id) ? ' class="one-page"' : ''}>
    <header class="bar">
      <p class="brand">${mark} Annuity Lantern</p>
      <p class="ways"><a href="/resources">All resources</a> <span>To print: Ctrl and P, or Command and P on a Mac.</span></p>
    </header>
    <main>
${fillFigures(words.trimEnd())}
    </main>
    <footer>
      <p>Education, not advice and not a quote. Your contract decides: where it says something else, it is right.</p>
      <p>Guarantees depend on the insurer’s ability to pay. An annuity is not a bank deposit and not FDIC insured.</p>
      <p>Checked in ${CHECKED}.</p>
    </footer>
  </body>
</html>
`;
}

/** The words of the first heading, which are the title of the document. */
export function titleOf(words: string): string {
  const title = /<h1>([^<]+)<\/h1>/.exec(words)?.[1];
  if (title === undefined) throw new Error('A document to print has no <h1> of plain words');
  return title;
}

const mark = `<svg viewBox="0 0 36 40" width="27" height="30" aria-hidden="true"><path class="lamp" d="M18 12 10.7 27h14.6z"/><g class="frame"><circle cx="18" cy="4.4" r="3"/><path d="M18 7.6 3.4 38M18 7.6 32.6 38M8.6 27.4h18.8"/></g></svg>`;
