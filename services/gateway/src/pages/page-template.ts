const markers = ['<!--head-->', '</head>', '<!--app-->', '<!--host-data-->'];

export interface PageParts {
  readonly head: string;
  /** Links to the page's own styles. They follow the shell's styles, which define the order of cascade layers. */
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
  // A function, because a replacement string would expand `$&`. One pass, because a part may contain the text of a marker.
  return template.replace(/<!--(?:head|app|host-data)-->|<\/head>/g, (marker) => {
    if (marker === '<!--head-->') return parts.head;
    if (marker === '</head>') return parts.styles + marker;
    return marker === '<!--app-->' ? parts.app : parts.hostData;
  });
}
