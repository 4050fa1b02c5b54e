import { joinClasses } from '../join-classes.ts';
import fontStyles from './font.module.css';
import inkStyles from './ink.module.css';
import layoutStyles from './layout.module.css';

type Styles = Readonly<Record<string, string>>;

/** Text styles: `<p className={font.note}>`. */
export const font = named(fontStyles, [
  'lead',
  'secondary',
  'note',
  'hint',
  'small',
  'body',
  'title',
  'quote',
  'label',
  'smallLabel',
  'h2',
  'h2Side',
  'h3',
  'figure',
  'quiet',
  'strong',
  'plain',
  'numbers',
  'nowrap',
  'anywhere',
  'measure',
  'column',
]);

/** The inks of charts and illustrations: `<rect className={ink.guaranteed}>`. */
export const ink = named(inkStyles, [
  'words',
  'strong',
  'dim',
  'middle',
  'end',
  'halo',
  'ink',
  'ink2',
  'base',
  'savings',
  'loss',
  'lamp',
  'lampWash',
  'night',
  'beam',
  'paper',
  'paperInk',
  'paperFold',
  'page',
  'greek',
  'brick',
  'leaf',
  'blue',
  'plum',
  'surface',
  'sunk',
  'none',
  'guaranteed',
  'lossEdge',
  'line',
  'thick',
  'axis',
  'ruleLine',
  'edgeLine',
  'baseLine',
  'savingsLine',
  'lossLine',
  'greekLine',
  'nightLine',
  'dotted',
  'dashed',
]);

/**
 * Columns, one at 900 pixels and below. With `own`, the feature's class says `grid-template-columns` and the gap. `ownRoomy` and `twoRoomy` hold
 * drawings, and are one column at 1140 pixels and below.
 */
export const grid = {
  two: joinClasses(layoutStyles.grid, layoutStyles.two),
  three: joinClasses(layoutStyles.grid, layoutStyles.three),
  side: joinClasses(layoutStyles.grid, layoutStyles.side),
  four: joinClasses(layoutStyles.grid, layoutStyles.four),
  own: layoutStyles.grid ?? '',
  twoRoomy: joinClasses(layoutStyles.grid, layoutStyles.room, layoutStyles.two),
  ownRoomy: joinClasses(layoutStyles.grid, layoutStyles.room),
};

/** Words on a ground of their own. */
export const panel = {
  sunk: joinClasses(layoutStyles.panel, layoutStyles.sunk),
  card: joinClasses(layoutStyles.panel, layoutStyles.card),
  lit: joinClasses(layoutStyles.panel, layoutStyles.lit),
};

/** Space above, on the scale: `above[16]`. */
export const above = spaced('above', '');
/** Below each other. */
export const stack = spaced('gap', 'stack');
/** Beside each other, wrapping. */
export const across = spaced('gap', 'across');
/** Beside each other, the first and the last at the ends of the line. */
export const split = spaced('gap', 'split');
/** An icon and its words, in a line. */
export const beside = spaced('gap', 'beside');
/** A part of a page, below an ink rule. */
export const ruled = spaced('pad', 'ruled');
/** A part of a part, below a thin rule. */
export const lined = spaced('pad', 'lined');
/** A list whose items have a thin rule below. */
export const divided = spaced('gap', 'divided');
/** Parts with space between, in the flow of text: unlike `stack`, none is stretched. */
export const flow = spaced('gap', 'flow');
/** Parts with a thin rule between. */
export const parted = spaced('gap', 'parted');

/** Lists: `facts` and `terms` are for a `dl` of `div`s, `steps` for numbered steps, `entries` for rows of a name, its words and a way. */
export const list = named(layoutStyles, ['facts', 'terms', 'steps', 'entries', 'bare']);

/** Places: `page` pads a page, `sticky` stays beside a long column, `apart` has its last child at the end of the line. */
export const layout = named(layoutStyles, ['page', 'sticky', 'apart', 'edged', 'tap', 'legend']);

/** `numbered` is a list of numbered sentences, `fluid` as wide as its place. The others are left out: on paper, on the screen, or by the width. */
export const { numbered, fluid, screenOnly, paperOnly, wideOnly, narrowOnly } = named(layoutStyles, [
  'numbered',
  'fluid',
  'screenOnly',
  'paperOnly',
  'wideOnly',
  'narrowOnly',
]);

function named<Name extends string>(styles: Styles, names: readonly Name[]): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, styles[name]])) as Record<Name, string>;
}

function spaced(step: string, object: string) {
  const of = (size: number) => joinClasses(layoutStyles[object], layoutStyles[`${step}${size}`]);
  return { 4: of(4), 8: of(8), 12: of(12), 16: of(16), 24: of(24), 32: of(32), 40: of(40), 56: of(56), 72: of(72) };
}
