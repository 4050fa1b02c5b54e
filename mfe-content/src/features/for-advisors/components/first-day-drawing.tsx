import { above, FiguresTable, ink, joinClasses } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';

const HOURS = 24;
/** Hours after which staff are reminded of an unanswered request. */
const REMINDER = 20;

const label = `A line of ${HOURS} hours: a request arrives at hour 0, staff are reminded at hour ${REMINDER} when nobody has called, and the visitor must have been contacted by hour ${HOURS}.`;

/** The first day of a request. In a narrow place its words are shorter. */
export function FirstDayDrawing() {
  return (
    <figure>
      <Fitted width={880} height={116} label={label}>
        {(width) => <Line width={width} />}
      </Fitted>
      <figcaption className={above[8]}>
        {`If nobody has called by hour ${REMINDER}, staff get a reminder: the visitor expects to hear from you by hour ${HOURS}. Only working days count.`}
      </figcaption>
      <FiguresTable
        caption="The first day of a request"
        columns={[
          { key: 'hour', label: 'Hour' },
          { key: 'event', label: 'What happens' },
        ]}
        rows={[
          { hour: '0', event: 'A request arrives' },
          { hour: String(REMINDER), event: 'Staff are reminded if nobody has called' },
          { hour: String(HOURS), event: 'The visitor has been contacted' },
        ]}
      />
    </figure>
  );
}

function Line({ width }: { readonly width: number }) {
  const xOf = (hour: number) => 1 + (hour / HOURS) * (width - 2);
  const narrow = width < 600;
  return (
    <>
      <text x={0} y={22} className={ink.dim}>
        {narrow ? 'It arrives' : 'A request arrives'}
      </text>
      <text x={width} y={22} className={joinClasses(ink.strong, ink.end)}>
        {narrow ? 'contacted' : 'the visitor has been contacted'}
      </text>
      <rect x={1} y={38} width={xOf(REMINDER) - 1} height={22} className={ink.base} />
      <rect x={xOf(REMINDER)} y={38} width={xOf(HOURS) - xOf(REMINDER)} height={22} className={ink.guaranteed} />
      <path d={[0, 6, 12, 18, 24].map((hour) => `M${xOf(hour)} 60v8`).join('')} className={ink.axis} />
      <text x={0} y={88} className={ink.dim}>
        hour 0
      </text>
      <text x={xOf(12)} y={88} className={joinClasses(ink.dim, ink.middle)}>
        12
      </text>
      <text x={width} y={88} className={joinClasses(ink.dim, ink.end)}>
        24
      </text>
      <text x={xOf(REMINDER)} y={110} className={joinClasses(ink.dim, ink.end)}>
        {narrow ? 'reminder to staff at 20' : 'at 20, staff are reminded if nobody has called'}
      </text>
      <path d={`M${xOf(REMINDER)} 38V94`} className={ink.axis} />
    </>
  );
}
