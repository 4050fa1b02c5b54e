import { readFileSync } from 'node:fs';

/** The version of the product, such as `1.0.0`: that of the root's package.json, which the image holds too. */
export const productVersion: string = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')).version;
