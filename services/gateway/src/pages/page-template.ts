const markers = ['<!--head-->', '</head>', '<!--app-->', '<!--host-data-->'];

export interface PageParts {
  readonly head: string;
  /** Links to the page's own styles: after the shell's, whose order of cascade layers has to be read first. */
  readonly styles: string;
  readonly app: string;
  readonly hostData: string;
}

/** Throws unless the shell's template has each marker exactly once. */
export function assertPageTemplate(template: string): void {
  for (const marker of markers) {
    const count = template.split(marker).length - 1;
    if (count !== 1) throw new Error(`index.html has the marker ${marker} ${count} times, expected once`);
  }
}

/** Puts the parts of one page into the shell's template. */
export function fillTemplate(template: string, parts: PageParts): string {
  // Replacement by function: in a plain string `$&` would be an instruction. By one pass: a part may contain a marker's text.
  return template.replace(/<!--(?:head|app|host-data)-->|<\/head>/g, (marker) => {
    if (marker === '<!--head-->') return parts.head;
    if (marker === '</head>') return parts.styles + marker;
    return marker === '<!--app-->' ? parts.app : parts.hostData;
  });
}
