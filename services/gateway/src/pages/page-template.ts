const markers = { head: '<!--head-->', app: '<!--app-->', hostData: '<!--host-data-->' } as const;

export interface PageParts {
  readonly head: string;
  readonly app: string;
  readonly hostData: string;
}

/** Throws unless the shell's template has each marker exactly once. */
export function assertPageTemplate(template: string): void {
  for (const marker of Object.values(markers)) {
    const count = template.split(marker).length - 1;
    if (count !== 1) throw new Error(`index.html has the marker ${marker} ${count} times, expected once`);
  }
}

/** Puts the parts of one page into the shell's template. */
export function fillTemplate(template: string, parts: PageParts): string {
  // Replacement by function: in a plain string `$&` would be an instruction. By one pass: a part may contain a marker's text.
  return template.replace(/<!--(head|app|host-data)-->/g, (_marker, name: string) => {
    if (name === 'head') return parts.head;
    return name === 'app' ? parts.app : parts.hostData;
  });
}
