import { formatPercent, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { formatChance } from '@annuity-lantern/tool-kit/format-figures';
import { font, ink, joinClasses } from '@annuity-lantern/ui';
import { Axis, Chart, type ChartShape, hatchFill } from '@annuity-lantern/ui/drawing';
import type { Decoded } from '../../../roll-up/decode.ts';
import { returnsGeometry } from '../model/returns-geometry.ts';
import { sayReturns } from '../model/say-result.ts';
import styles from './charts.module.css';

interface ReturnsChartProps {
  readonly decoded: Decoded;
  readonly shape: ChartShape;
  readonly width: number;
}

/** The return at each age, below the rate that the brochure promises. */
export function ReturnsChart({ decoded, shape, width }: ReturnsChartProps) {
  const { figures, outcomes } = decoded;
  const place = returnsGeometry(decoded, shape, width);
  const promised = formatShortPercent(figures.rollUpPercent);
  const hatch = `loss-${shape}`;
  // The headline has the figure twice.
  const hasRoom = width >= 300 + promised.length * 22;
  return (
    <Chart label={sayReturns(decoded)} width={width} height={place.height} hatch={hatch} className={styles.drawing}>
      <text x="0" y="38" className={joinClasses(font.strong, styles.promise)}>
        <tspan className={joinClasses(font.figure, styles.promiseFigure)}>{promised}</tspan>
        <tspan dx="10">{hasRoom ? `what “${promised} guaranteed” sounds like` : 'is what it sounds like'}</tspan>
      </text>
      {place.bars.map(
        (bar) => bar.dropTo !== null && <path key={bar.age} d={`M${bar.x} ${place.promisedY + 8} V${bar.dropTo}`} className={ink.dotted} />,
      )}
      {outcomes.map(({ age, chance, percent }, index) => {
        const bar = place.bars[index];
        if (!bar) return null;
        return (
          <g key={age}>
            {percent !== null && (
              <rect
                x={bar.x - bar.width / 2}
                y={bar.isLoss ? place.zeroY : bar.y}
                width={bar.width}
                height={bar.height}
                className={bar.isLoss ? ink.lossEdge : ink.guaranteed}
                fill={bar.isLoss ? hatchFill(hatch) : undefined}
              />
            )}
            {percent === null ? (
              <text textAnchor="middle" className={ink.dim}>
                <tspan x={bar.x} y={bar.labelY - 18}>
                  nothing
                </tspan>
                <tspan x={bar.x} dy="18">
                  paid yet
                </tspan>
              </text>
            ) : (
              <text
                x={bar.x}
                y={bar.labelY}
                textAnchor="middle"
                fontSize={place.labelSize}
                className={joinClasses(font.strong, ink.ink, ink.halo)}
              >
                {formatPercent(percent)}
              </text>
            )}
            <text x={bar.x} y={place.agesY} textAnchor="middle" className={ink.strong}>
              {age}
            </text>
            <text x={bar.x} y={place.chancesY} textAnchor="middle" className={ink.dim}>
              {formatChance(chance)}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${place.promisedY} H${width}`} className={styles.promiseLine} />
      <Axis thin y={place.zeroY} to={width} />
      {shape === 'narrow' && (
        <text x={width / 2} y={place.wordsY} textAnchor="middle" className={ink.dim}>
          age you live to, and the chance of it
        </text>
      )}
    </Chart>
  );
}
