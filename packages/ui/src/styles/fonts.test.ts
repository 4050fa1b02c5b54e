import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const faces = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
const loaded = faces.filter((face) => face.includes('.woff2'));

it('takes no letter from a loaded font whose accent the font would misplace, such as the one of Nguyễn', () => {
  expect(loaded).toHaveLength(2);
  for (const face of loaded) {
    const ranges = [...(/unicode-range: ([^;]*);/.exec(face)?.[1] ?? 'U+0-FFFF').matchAll(/U\+([0-9A-F]+)-([0-9A-F]+)/g)];
    const has = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(([, first = '', last = '']) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16));
    };
    expect({ face, combining: has('\u0303'), vietnamese: has('ễ') }).toEqual({ face, combining: false, vietnamese: false });
    expect([...'Aeñ’€'].every(has)).toBe(true);
  }
});
