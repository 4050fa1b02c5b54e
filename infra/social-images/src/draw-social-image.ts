import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { escapeHtml } from '@annuity-lantern/service-kit/escape-html';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { breakTitle } from './break-title.ts';

const imageSize = { width: 1200, height: 630 };

const require = createRequire(import.meta.url);
const colours = { night: '#0b3136', beam: '#124850', ink: '#fbf5e6', lamp: '#ffcf5a', quiet: '#c6d6d2' };
const family = 'Besley';
/** Tried in this order: large on two lines before small on one. What fits nowhere takes the last size, on as many lines as it needs. */
const settings = [
  { size: 104, lines: 2 },
  { size: 92, lines: 2 },
  { size: 80, lines: 2 },
  { size: 80, lines: 3 },
  { size: 68, lines: 3 },
  { size: 58, lines: Number.POSITIVE_INFINITY },
];
const LEFT = 72;
const BOTTOM = 556;
const WIDTH = 1040;

/** The mark hangs here, and its legs continue as the edges of the light. */
const mark = { x: 860, y: 34, scale: 5 };

/** The line below the title. */
const small = { size: 24, y: 604 };

/** Draws the picture that a link to a page shows: its title, in the light of the lantern. A note is one small line below it. */
export async function drawSocialImage(title: string, note = ''): Promise<Uint8Array> {
  await ready();
  const { size, lines } = setTitle(title);
  const leading = size * 1.08;
  const text = lines.map((line, index) => {
    const y = BOTTOM - (lines.length - 1 - index) * leading;
    return `<text x="${LEFT}" y="${y}" ${typeOf(size)} fill="${colours.ink}">${escapeHtml(line)}</text>`;
  });
  if (widthOf(note, small.size) > WIDTH) throw new Error(`“${note}” is wider than the picture.`);
  text.push(`<text x="${LEFT}" y="${small.y}" ${typeOf(small.size)} fill="${colours.quiet}">${escapeHtml(note)}</text>`);
  return renderer(`${background()}${text.join('')}`)
    .render()
    .asPng();
}

function background(): string {
  const { width, height } = imageSize;
  const { x, y, scale } = mark;
  const [middle, apex] = [x + 18 * scale, y + 7.6 * scale];
  // As steep as the legs: 14.6 across on 30.4 down.
  const half = (height - apex) * (14.6 / 30.4);
  return [
    `<rect width="${width}" height="${height}" fill="${colours.night}"/>`,
    `<path d="M${middle} ${apex} ${middle - half} ${height}H${middle + half}z" fill="${colours.beam}"/>`,
    `<path d="M${middle} 0V${y}" stroke="${colours.ink}" stroke-width="6"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<path d="M18 12 10.7 27h14.6z" fill="${colours.lamp}"/>`,
    `<g fill="none" stroke="${colours.ink}" stroke-width="3.4"><circle cx="18" cy="4.4" r="3" stroke-width="2.6"/>`,
    `<path d="M18 7.6 3.4 38M18 7.6 32.6 38M8.6 27.4h18.8"/></g></g>`,
  ].join('');
}

function setTitle(title: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of settings) {
    const lines = breakTitle(title, WIDTH, (text) => widthOf(text, size));
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= WIDTH)) return { size, lines };
  }
  throw new Error(`A word of “${title}” is wider than the picture.`);
}

/** Widths at a size of 100, kept because each measurement reads the font again. */
const widths = new Map<string, number>();

function widthOf(text: string, size: number): number {
  const known = widths.get(text) ?? renderer(`<text y="100" ${typeOf(100)}>${escapeHtml(text)}</text>`).getBBox()?.width ?? 0;
  widths.set(text, known);
  return (known * size) / 100;
}

function typeOf(size: number): string {
  return `font-family="${family}" font-size="${size}" letter-spacing="${-0.012 * size}"`;
}

let started: Promise<void> | undefined;
let font: Buffer;

/** The renderer is WebAssembly: the same file on every machine, and nothing to install for each. */
function ready(): Promise<void> {
  started ??= (async () => {
    font = readFileSync(require.resolve('@fontsource/besley/files/besley-latin-500-normal.woff2'));
    await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  })();
  return started;
}

function renderer(shapes: string) {
  const { width, height } = imageSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return new Resvg(svg, { font: { fontBuffers: [font], loadSystemFonts: false, defaultFontFamily: family } });
}
