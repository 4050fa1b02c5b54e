/** A `mailto:` link. Everything is encoded, so that an address such as `o'neil+x@example.com` stays one, and none adds a recipient. Raises nothing. */
export function mailLink(address: string, draft: { readonly subject?: string; readonly body?: string } = {}): string {
  const fields = Object.entries(draft).map(([name, text]) => `${name}=${encode(text)}`);
  const at = address.lastIndexOf('@');
  const to = at < 0 ? encode(address) : `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** A `tel:` link to a number as it is written, and to its extension (RFC 3966). Raises nothing. */
export function phoneLink(number: string, extension?: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** A lone half of a character pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
