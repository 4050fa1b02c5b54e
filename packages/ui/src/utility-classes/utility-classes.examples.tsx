import { joinClasses } from '../join-classes.ts';
import type { Example } from '../testing/example.ts';
import {
  above,
  across,
  beside,
  divided,
  fluid,
  font,
  grid,
  ink,
  layout,
  lined,
  list,
  panel,
  ruled,
  split,
  stack,
} from './utility-classes.ts';

export const texts: Example = () => (
  <div className={stack[8]}>
    <p className={font.lead}>Lead: what the page is about.</p>
    <p className={font.secondary}>Secondary: the sentence below a heading.</p>
    <p className={font.note}>Note: an honest line below a figure, of several lines on a phone.</p>
    <p className={font.hint}>Hint: as of Nov 18, 2026.</p>
    <p className={font.title}>Title: a heading of the third level that is none.</p>
    <p className={font.label}>Label: a heading that is only a name.</p>
    <p className={font.smallLabel}>Small label</p>
    <p className={joinClasses(font.h2, font.figure)}>$5,416.67</p>
  </div>
);
export const lines: Example = () => (
  <div className={stack[16]}>
    <p className={across[16]}>
      <b>Beside each other</b>
      <span className={font.quiet}>and wrapping</span>
      <span className={beside[8]}>with an icon</span>
    </p>
    <p className={split[16]}>
      <span>At the start</span>
      <span>at the end of the line</span>
    </p>
  </div>
);
export const parts: Example = () => (
  <div className={ruled[16]}>
    <p className={font.h2Side}>A part of a page</p>
    <ul className={joinClasses(divided[12], above[16])}>
      <li>The items of a list,</li>
      <li>a rule below each.</li>
    </ul>
    <p className={joinClasses(lined[12], above[24])}>A part of a part</p>
  </div>
);
export const lists: Example = () => (
  <div className={stack[24]}>
    <dl className={list.facts}>
      <div>
        <dt>License</dt>
        <dd>What is true of it, beside its name.</dd>
      </div>
    </dl>
    <dl className={list.terms}>
      <div>
        <dt>Cap</dt>
        <dd>What the word means, below it.</dd>
      </div>
    </dl>
    <ol className={list.steps}>
      <li>First this,</li>
      <li>then that.</li>
    </ol>
    <ul className={list.entries}>
      <li>
        <h3>A name</h3>
        <p>its words</p>
        <p>and a way</p>
      </li>
    </ul>
  </div>
);
export const panels: Example = () => (
  <div className={stack[16]}>
    <p className={panel.sunk}>On a sunk ground</p>
    <p className={panel.card}>On a card</p>
    <p className={panel.lit}>At the lamp's edge</p>
    <p className={layout.edged}>Beside the text</p>
    <p className={layout.apart}>
      <span>Words,</span>
      <b>and what to do</b>
    </p>
  </div>
);
export const inColumns: Example = () => (
  <div className={stack[24]}>
    <div className={grid.two}>
      <p>Two columns,</p>
      <p>one on a phone.</p>
    </div>
    <div className={grid.three}>
      <p>Or</p>
      <p>three</p>
      <p>grid.</p>
    </div>
  </div>
);
export const inks: Example = () => (
  <svg viewBox="0 0 320 120" width={320} height={120} role="img" aria-label="The inks of drawings" className={fluid}>
    {(['base', 'guaranteed', 'savings', 'loss', 'greek', 'lamp', 'night', 'beam', 'paper'] as const).map((name, index) => (
      <rect key={name} x={index * 34} y={8} width={28} height={28} className={ink[name]} />
    ))}
    {(['line', 'thick', 'edgeLine', 'dotted', 'dashed', 'baseLine', 'savingsLine', 'lossLine'] as const).map((name, index) => (
      <path key={name} d={`M${index * 38} 56h30`} className={ink[name]} />
    ))}
    <text x={0} y={90} className={ink.words}>
      words
    </text>
    <text x={160} y={90} className={joinClasses(ink.strong, ink.middle)}>
      strong
    </text>
    <text x={320} y={90} className={joinClasses(ink.dim, ink.end)}>
      dim
    </text>
  </svg>
);
