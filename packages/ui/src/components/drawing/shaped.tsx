import type { ReactNode } from 'react';
import styles from './shaped.module.css';
import { useChartWidth } from './use-chart-width.ts';
import { type ChartShape, useShapes } from './use-shapes.ts';

interface ShapedProps {
  /** Pixels before the drawing is measured: its width in a 1280 px window, and on a 390 px phone. */
  readonly firstWidths?: Readonly<Record<ChartShape, number>>;
  /** The fewest pixels that each shape fits into: in the narrowest window with the wide one, and on a 320 px phone. */
  readonly leastWidths?: Readonly<Record<ChartShape, number>>;
  /** The drawing in a shape, at a width in its own pixels; null where the shape has none. */
  readonly children: (shape: ChartShape, width: number) => ReactNode;
}

/** As wide as the answer of a tool, beside its inputs. */
const besideInputs = { first: { wide: 864, narrow: 350 }, least: { wide: 512, narrow: 280 } };

/** A drawing that has one shape for wide windows and one for narrow ones, each drawn at its real width. */
export function Shaped({ firstWidths = besideInputs.first, leastWidths = besideInputs.least, children }: ShapedProps) {
  const shapes = useShapes();
  return shapes.map((shape) => (
    <OneShape key={shape} shape={shape} firstWidth={firstWidths[shape]} leastWidth={leastWidths[shape]} draw={children} />
  ));
}

interface OneShapeProps {
  readonly shape: ChartShape;
  readonly firstWidth: number;
  readonly leastWidth: number;
  readonly draw: ShapedProps['children'];
}

function OneShape({ shape, firstWidth, leastWidth, draw }: OneShapeProps) {
  const [box, width] = useChartWidth(firstWidth, leastWidth);
  return (
    <div ref={box} className={styles[shape]}>
      {draw(shape, width)}
    </div>
  );
}
