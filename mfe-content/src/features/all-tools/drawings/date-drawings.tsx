import { ink, joinClasses } from '@annuity-lantern/ui';
import { ToolDrawing } from './tool-drawing.tsx';

const DAYS = 10;

/** Ten days to change one's mind, the last one lit. */
export function FreeLookDrawing() {
  const day = (index: number) => `M${index * 20 + 1} 36h15v24h-15z`;
  return (
    <ToolDrawing label={`A strip of ${DAYS} days, the last one marked.`}>
      <text x={0} y={22} className={ink.words}>
        Day 1
      </text>
      <path d={Array.from({ length: DAYS - 1 }, (_, index) => day(index)).join('')} className={ink.base} />
      <path d={day(DAYS - 1)} className={ink.guaranteed} />
      <text x={200} y={84} className={joinClasses(ink.words, ink.end)}>
        last day to cancel
      </text>
    </ToolDrawing>
  );
}

/** A term, and the days at its end in which money can leave. */
export function RenewalDrawing() {
  return (
    <ToolDrawing label="A term of five years, with the 30 days at its end marked: you can leave then without a charge.">
      <text x={0} y={22} className={ink.words}>
        5-year term
      </text>
      <text x={200} y={22} className={joinClasses(ink.words, ink.end)}>
        30 days
      </text>
      <rect x={0} y={36} width={162} height={24} className={ink.base} />
      <rect x={166} y={36} width={33} height={24} className={ink.guaranteed} />
      <text x={200} y={84} className={joinClasses(ink.words, ink.end)}>
        leave without a charge
      </text>
    </ToolDrawing>
  );
}

/** Years after a death at which a deadline can fall. */
export function InheritedDrawing() {
  const xOf = (year: number) => 8 + year * 18;
  return (
    <ToolDrawing label="A line of ten years after a death, with marks at 1, 5 and 10 years: a deadline can fall at each.">
      <text x={0} y={22} className={ink.words}>
        Deadlines, in years
      </text>
      <path d={`M${xOf(0)} 50H${xOf(10)}`} className={ink.axis} />
      {[1, 5, 10].map((year) => (
        <g key={year}>
          <circle cx={xOf(year)} cy={50} r={8} className={ink.guaranteed} />
          <text x={xOf(year)} y={84} className={joinClasses(ink.words, ink.middle)}>
            {year}
          </text>
        </g>
      ))}
    </ToolDrawing>
  );
}
