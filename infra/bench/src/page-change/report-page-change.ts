import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import type { Busy } from './change-page.ts';
import { type Device, SLOWDOWN } from './open-slowly.ts';

export interface PageChange extends Busy {
  readonly from: string;
  readonly to: string;
  readonly device: Device;
  /** `first`: the page's code is loaded on the way. */
  readonly visit: 'first' | 'again';
}

/** How long it took until a page that was not open before was shown. */
export interface Shown {
  readonly to: string;
  readonly milliseconds: number;
}

const BAR = 100;

export function reportPageChange(
  changes: readonly PageChange[],
  shown: readonly Shown[],
  { rounds, indices }: { readonly rounds: number; readonly indices: readonly number[] },
): Section {
  const pages = [...Map.groupBy(shown, ({ to }) => to)].map(([to, all]) => ({ to, waits: all.map(({ milliseconds }) => milliseconds) }));
  const ways = [...Map.groupBy(changes, ({ device, from, to, visit }) => `${device}: ${from} to ${to}, ${visit}`).values()];
  const scriptOf = (way: readonly PageChange[]) => median(way.map(({ script }) => script));
  const slowest = (device: Device, visit: PageChange['visit']) =>
    Math.round(Math.max(...ways.filter(([one]) => one?.device === device && one.visit === visit).map(scriptOf)));
  const bar = { at: 'most', value: BAR } as const;
  return {
    title: 'Changing the page inside the shell',
    notes: [
      `Real Chromium, processor ${SLOWDOWN} times slower. From each link of the main navigation to its neighbour, then back again over pages that were ` +
        'open before: on a desktop, 1280 px wide, with a mouse that rests on the link before it is pressed; on a phone, 390 px wide, with a short tap ' +
        'in the open menu. Each round is a new visitor on both.',
      'Script is what the browser counts as running scripts from the press or tap until the page has come to rest, the answers of its calls included. ' +
        'Nothing records the network meanwhile: that would be counted, too. Ahead is the script before it: the shell asks a remote when a pointer rests ' +
        'on a link to one of its pages, and all of them when the menu is opened. The page itself is loaded by the press.',
      'Shown is when the heading of the page stands in the document, for a page that was not open before.',
      `Lighthouse's BenchmarkIndex of this machine before each round, without the slowdown: ${spreadText(indices, 0)}. A machine of 1500 to 2000 makes a ` +
        'phone of the middle class of it; times grow as the index falls.',
      `${rounds} rounds. Figures are the slowest of the medians; in brackets the smallest and the largest round.`,
    ],
    figures: [
      { name: 'script on a desktop, a page that was not open before', value: slowest('desktop', 'first'), unit: 'ms', bar },
      { name: 'script on a desktop, a page that was', value: slowest('desktop', 'again'), unit: 'ms', bar },
      { name: 'script on a phone, a page that was not open before', value: slowest('phone', 'first'), unit: 'ms', bar },
      { name: 'script on a phone, a page that was', value: slowest('phone', 'again'), unit: 'ms', bar },
      {
        name: 'until a page is shown, pressed without a pointer',
        value: Math.round(Math.max(...pages.map(({ waits }) => median(waits)))),
        unit: 'ms',
      },
    ],
    tables: [
      {
        title: 'Each change',
        columns: ['on a', 'from', 'to', 'open before', 'script in ms', 'ahead', 'styles and layout', 'main thread in all'],
        rows: ways.map((way) => [
          way[0]?.device ?? '',
          way[0]?.from ?? '',
          way[0]?.to ?? '',
          way[0]?.visit === 'again' ? 'yes' : 'no',
          spreadText(
            way.map(({ script }) => script),
            0,
          ),
          spreadText(
            way.map(({ scriptAhead }) => scriptAhead),
            0,
          ),
          spreadText(
            way.map(({ drawing }) => drawing),
            0,
          ),
          spreadText(
            way.map(({ all }) => all),
            0,
          ),
        ]),
      },
      {
        title: 'Until it is shown',
        columns: ['to', 'ms'],
        rows: pages.map(({ to, waits }) => [to, spreadText(waits, 0)]),
      },
    ],
  };
}
