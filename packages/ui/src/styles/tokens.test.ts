import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = ['tokens.css', 'comfort.css'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
const light = coloursOf(":root,\n  [data-theme='light']");
const dark = { ...light, ...coloursOf("  [data-theme='dark']") };
const themes = { light, dark };
const higherContrast = {
  light: { ...light, ...coloursOf(":root[data-contrast='higher']:not([data-theme='dark'])") },
  dark: { ...dark, ...coloursOf(":root[data-contrast='higher'][data-theme='dark']") },
};

/** Text color, background, minimum ratio: AAA for text, 3 for graphics and edges of controls. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...['page', 'surface', 'sunk', 'lamp-wash'].map((ground) => ['ink', ground, 7] as const),
  ...['page', 'surface', 'sunk'].flatMap((ground) => [['ink-2', ground, 7] as const, ['link', ground, 7] as const]),
  ...['brick', 'leaf', 'blue', 'plum', 'straw', 'grey'].map((tone) => [tone, `${tone}-wash`, 7] as const),
  ['brick', 'surface', 7],
  ['brick', 'page', 7],
  ['on-brand', 'brand', 7],
  ['on-brand', 'brand-hover', 7],
  ['night-ink', 'night', 7],
  ['night-ink', 'beam', 7],
  ['night-ink-2', 'night', 7],
  ['paper-ink', 'paper', 7],
  ['on-reversed', 'reversed', 7],
  ['edge', 'page', 3],
  ['edge', 'surface', 3],
  ['focus', 'page', 3],
  ['night-focus', 'night', 3],
  ['lamp-outline', 'page', 3],
  ...['chart-1', 'chart-3', 'chart-loss'].map((chart) => [chart, 'page', 3] as const),
];

describe.each(Object.entries(themes))('colours of the %s theme', (_, colours) => {
  it.each(pairs)('%s on %s has a contrast of at least %d', (text, ground, least) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(least);
  });
});

describe.each(Object.entries(higherContrast))('higher contrast in the %s theme', (theme, colours) => {
  it.each(pairs)('%s on %s far exceeds %d', (text, ground, least) => {
    const before = contrast(themes[theme as keyof typeof themes][text], themes[theme as keyof typeof themes][ground]);
    const now = contrast(colours[text], colours[ground]);
    expect(now).toBeGreaterThanOrEqual(least === 7 ? 9 : 7);
    expect(now).toBeGreaterThanOrEqual(before);
  });

  it('draws rules as strong as the edges of controls must be', () => {
    for (const ground of ['page', 'surface', 'sunk']) expect(contrast(colours.rule, colours[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours['night-line'], colours.night)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(Object.entries({ ...themes, 'light, higher contrast': higherContrast.light, 'dark, higher contrast': higherContrast.dark }))(
  'draws a sunk band apart from the page: %s',
  (_, colours) => expect(contrast(colours.sunk, colours.page)).toBeGreaterThanOrEqual(1.1),
);

it('lets ink be read on the lamp bar, and the lamp be read as text in the dark', () => {
  expect(contrast(themes.light.ink, themes.light.lamp)).toBeGreaterThanOrEqual(7);
  expect(contrast(themes.dark['lit-ink'], themes.dark.page)).toBeGreaterThanOrEqual(7);
});

it.each(Object.entries(themes))('draws an edge around a badge that a highlighted row would swallow: %s', (_, colours) => {
  const badges = readFileSync(join(import.meta.dirname, '../components/badge/badge.module.css'), 'utf8');
  const swallowed = ['brick', 'leaf', 'blue', 'plum', 'straw', 'grey'].filter(
    (tone) => difference(colours[`${tone}-wash`], colours['lamp-wash']) < 14,
  );
  expect(swallowed).toContain('straw');
  for (const tone of swallowed) {
    const [, edge = 'transparent'] = new RegExp(`\\.${tone} \\{[^}]*border-color: var\\(--([\\w-]+)\\)`).exec(badges) ?? [];
    expect({ tone, contrast: contrast(colours[edge] ?? colours['lamp-wash'], colours['lamp-wash']) >= 3 }).toEqual({
      tone,
      contrast: true,
    });
  }
});

function coloursOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule for ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

/** The largest of the three channels, from 0 to 255. */
function difference(one = '', other = ''): number {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels(one).map((channel, place) => Math.abs(channel - (channels(other)[place] ?? 0))));
}

/** The ratio of WCAG 2. */
function contrast(one: string | undefined, other: string | undefined): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('A colour is missing');
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
