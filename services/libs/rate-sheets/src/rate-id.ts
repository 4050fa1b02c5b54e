import { createHash } from 'node:crypto';

const LONGEST = 80;
const DIGEST = 16;

/**
 * The readable id of a product, the same in all sheets, from carrier, product and term. Two dashes separate the parts: a word that moves
 * between the names gives another id.
 */
export function rateId(carrier: string, product: string, termYears: number): string {
  const readable = `${slug(carrier)}--${slug(product)}--${termYears}`;
  if (readable.length <= LONGEST && slug(carrier) && slug(product)) return readable;
  const digest = createHash('sha256').update(`${carrier}\0${product}\0${termYears}`).digest('hex').slice(0, DIGEST);
  return `${readable.slice(0, LONGEST - DIGEST - 2)}--${digest}`;
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
