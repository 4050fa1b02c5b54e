import { ink, joinClasses } from '@annuity-lantern/ui';
import type { ReactElement } from 'react';
import styles from './type-lines.module.css';

interface TypeLine {
  readonly name: string;
  /** The line of time beside its baseline, from a dot at the left, as wide as its room in pixels. */
  readonly draw: (width: number) => ReactElement;
}

/** The room for which the lines are written down, in pixels. They shrink with it. */
const ROOM = 233;

/** What is paid in, what grows and what comes out, for each type in display order. */
export const typeLines = {
  immediate: { name: 'Immediate', draw: (width) => <Payments width={width} from={13} count={9} /> },
  'deferred-income': {
    name: 'Deferred income',
    draw: (width) => (
      <>
        <Line width={width} points={[0, 0, 111, 0]} className={ink.dashed} />
        <Payments width={width} from={121} count={5} />
      </>
    ),
  },
  'multi-year': { name: 'MYGA', draw: (width) => <Line width={width} points={[0, 0, 225, -13]} className={ink.baseLine} /> },
  'fixed-index': {
    name: 'Fixed index',
    draw: (width) => (
      <Line width={width} points={[0, 0, 35, 0, 65, -8, 95, -8, 125, -16, 155, -16, 185, -24, 225, -24]} className={ink.baseLine} />
    ),
  },
  variable: {
    name: 'Variable',
    draw: (width) => (
      <Line width={width} points={[0, 0, 33, -15, 67, 4, 103, -18, 143, 7, 183, -21, 225, -7]} className={ink.savingsLine} />
    ),
  },
} as const satisfies Record<string, TypeLine>;

interface LineProps {
  readonly width: number;
  /** x and y by turns. */
  readonly points: readonly number[];
  readonly className: string | undefined;
}

function Line({ width, points, className }: LineProps) {
  const placed = points.map((at, index) => (index % 2 === 0 ? (at * width) / ROOM : at));
  return (
    <>
      <polyline points={placed.join(' ')} className={joinClasses(ink.none, className)} />
      <Dot />
    </>
  );
}

/** Yearly payments as upright strokes. */
function Payments({ width, from, count }: { readonly width: number; readonly from: number; readonly count: number }) {
  const xOf = (at: number) => (at * width) / ROOM;
  return (
    <>
      <path
        d={Array.from({ length: count }, (_, index) => `M${xOf(from + index * 23)} -9v18`).join('')}
        className={joinClasses(ink.none, styles.payments)}
      />
      <Dot />
    </>
  );
}

/** The day on which the money is paid in. */
function Dot() {
  return <circle cx={-5} r={5} className={ink.ink} />;
}
