/** Keys whose values may hold spaces. All other values of ours are numbers, days, names of choices or tokens. */
const freeText = new Set(['q', 'carrier', 'product', 'term']);

const tracking = /^(?:utm_\w*|mc_[ce]id|mkt_tok|_hs\w*|hsa_\w*|vero_\w*|oly_\w*|trk_\w*|\w*clid|[gw]braid|igshid|msclkid|srsltid|s_cid)$/i;

const space = '(?:\\s|%20|%09|%C2%A0)';
const lineBreak = `${space}*(?:[\\r\\n]|%0D|%0A)(?:${space}|%0D|%0A)*`;
const lineBreaks = new RegExp(lineBreak, 'gi');
/** The end of an encoded line within a name: the `=` before its value is still to come. */
const encodedLineEnds = new RegExp(`=${lineBreak}(?=[^=&?#]*=)`, 'gi');
const spaces = new RegExp(`${space}+`, 'gi');
/** Zero width, direction marks, soft hyphen, byte order mark. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|%C2%AD|%E2%80%(?:8[B-F]|A[A-E])|%E2%81%A[0-9]|%EF%BB%BF/gi;
const ampersand = /(?:&|%26)(?:(?:amp|#0*38|#x0*26|%2338)(?:;|%3B))+/gi;
/** What a sentence or a mail program puts behind an address. No hyphen and no underscore: a token may end with one. */
const behind = [
  '[.,;:!?*|#&\'"`>}”’»›…]',
  '%(?:2[0-367ACE]|3[ABCEF]|60|7[BCD]|09)',
  '%C2%A0|%C2%BB|%E2%80%(?:9[89CD]|A6)',
  '(?:&|%26)(?:gt|lt|quot|apos|nbsp|#\\d{2,4})(?:;|%3B)',
].join('|');

/** Longer than any address of ours, even with every sign of it encoded. */
const LONGEST = 3000;

/** A token of 43 characters may begin with 3D, which elsewhere is an encoded `=`. */
const token = /^[\w-]{43}$/;

/**
 * An address of the site as it was before a mail program or a sentence altered it: path, query and fragment. Removes punctuation behind it,
 * line breaks, hidden characters and tracking. Decodes `&amp;`, `=3D` and the encoded `#`, `?`, `&` and `=` between keys and values.
 * Returns an address that a page wrote as it is, but for punctuation at its end.
 */
export function tidyAddress(address: string): string {
  // Another host for browsers. A long address would block the gateway: the patterns backtrack at each point or space.
  if (/^[/\\]{2}/.test(address) || address.length > LONGEST) return address;
  const whole = withoutEnd(address.replace(encodedLineEnds, '').replace(lineBreaks, '').replace(unseen, '').replace(ampersand, '&'));
  const end = whole.search(/[?#&]|%3F|%23/i);
  const path = tidyPath(end < 0 ? whole : whole.slice(0, end));
  if (end < 0) return path;
  const [query = '', hash = ''] = splitAtHash(decodeSigns(whole.slice(end)));
  return path + tidyPairs('?', query) + tidyPairs('#', hash);
}

function withoutEnd(text: string): string {
  const closing = [
    text.includes('(') ? '' : '|\\)',
    /%28/.test(text) ? '' : '|%29',
    text.includes('[') ? '' : '|\\]',
    /%5B/i.test(text) ? '' : '|%5D',
  ];
  return text.replace(new RegExp(`(?:${behind}${closing.join('')}|${space})+$`, 'i'), '');
}

/** Routes are lower-case words without spaces. */
function tidyPath(path: string): string {
  const plain = decode(path.replace(spaces, ''))
    .replace(/[\s=]+/g, '')
    .toLowerCase();
  return encodeURI(plain.replace(/^\/{2,}/, '/').replace(/(.)\/$/, '$1'));
}

/** Query and fragment with their `?`, `#`, `&` and `=` decoded where they separate keys and values. */
function decodeSigns(rest: string): string {
  // Encoded as a whole: the values, too.
  const text = /^%/.test(rest) && !rest.includes('=') ? decode(rest) : rest;
  return (
    text
      .replace(/^%23/, '#')
      .replace(/^(?:%3F|&)/i, '?')
      .replace(/(?:&|%26)([a-z][\w-]*)(?:=|%3D)/gi, '&$1=')
      .replace(/^([?#])([a-z][\w-]*)%3D/i, '$1$2=')
      .replace(/([^=])%23([a-z][\w-]*(?:=|%3D|$))/i, '$1#$2')
      .replace(/#([a-z][\w-]*)%3D/gi, '#$1=')
      // Tracking that a program added behind the fragment.
      .replace(/(.)(?:\?|%3F)([a-z][\w-]*)=/gi, '$1&$2=')
  );
}

function splitAtHash(text: string): readonly string[] {
  const at = text.indexOf('#');
  return at < 0 ? [text.slice(1)] : [text.slice(1, Math.max(at, 1)), text.slice(at + 1)];
}

function tidyPairs(sign: '?' | '#', text: string): string {
  const pairs = text.split('&').flatMap((pair) => {
    const [name = '', ...values] = pair.split('=');
    const key = name.replace(spaces, '');
    if (key === '' || tracking.test(key)) return [];
    if (values.length === 0) return [key];
    // No page writes an `=` into a value: it is the end of an encoded line.
    const value = values.join('').replace(/^3D/, (sign) => (token.test(values.join('')) ? sign : ''));
    return [`${key}=${freeText.has(key) ? value : value.replace(spaces, '')}`];
  });
  return pairs.length > 0 ? sign + pairs.join('&') : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
