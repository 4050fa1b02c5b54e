import type { ViewCounts } from '@annuity-lantern/contracts/http';
import { targetOf } from '@annuity-lantern/contracts/sla';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { useSite } from '@annuity-lantern/host-kit';
import { above, font, ink, joinClasses } from '@annuity-lantern/ui';
import { formatSpan } from '../../../dates-and-times/format-span.ts';
import { PartTitle } from '../../../part-title/part-title.tsx';
import type { Lead } from '../model/lead.ts';
import { hoursOf, PROMISED_HOURS, type PromiseClock, promiseClock, WARNING_HOURS } from '../model/promise-clock.ts';
import { countWords } from '../views/use-view-counts.ts';
import styles from './clock-line.module.css';

/** In hours, at a typical width: keeps the newest mark on the axis. */
const HALF_A_MARK = 0.11;

/** The end of the axis. Requests that have waited longer are only counted in the sentence. */
const AXIS_HOURS = 28;

const ticks = [0, 4, 8, 12, 16, WARNING_HOURS, PROMISED_HOURS];

interface ClockLineProps {
  readonly leads: readonly Lead[];
  readonly selectedId: string | null;
  readonly now: number;
  /** All requests that wait, also those that are not among the leads. Undefined until they are counted. */
  readonly waiting: ViewCounts['waiting'] | undefined;
}

/** How long each open request has waited on working days, on an axis with the promised 24 hours. */
export function ClockLine({ leads, selectedId, now, waiting }: ClockLineProps) {
  const { hours } = useSite();
  const open = leads.map((lead) => ({ lead, clock: promiseClock(lead, now, hours) })).filter(({ clock }) => clock.state !== 'stopped');
  const onAxis = open.filter(({ clock }) => hoursOf(clock.waitedMs) <= AXIS_HOURS);
  const sentence = waiting ? inWords(waiting, open.length, hours) : '';
  const selected = onAxis.find(({ lead }) => lead.id === selectedId);
  return (
    <section className={above[12]} aria-labelledby="clock-line-title">
      <div className={styles.head}>
        <PartTitle id="clock-line-title">Hours waited, on working days</PartTitle>
        <p className={font.quiet}>{sentence}</p>
      </div>
      <svg
        className={joinClasses(above[4], styles.line)}
        role="img"
        aria-label={`Hours that each request has waited, on working days. ${sentence}`}
        height="84"
      >
        <rect className={ink.lampWash} x={at(WARNING_HOURS)} y="24" width={at(PROMISED_HOURS - WARNING_HOURS)} height="34" />
        <rect className={styles.lateBand} x={at(PROMISED_HOURS)} y="24" width={at(AXIS_HOURS - PROMISED_HOURS)} height="34" />
        <line className={styles.axis} x1="0" x2="100%" y1="58" y2="58" />
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.axis} x1={at(tick)} x2={at(tick)} y1="58" y2="63" />
            <text x={at(tick)} y="78" textAnchor={tick === 0 ? 'start' : 'middle'}>
              {`${tick} h`}
            </text>
          </g>
        ))}
        {onAxis.map(({ lead, clock }) => (
          <Mark key={lead.id} clock={clock} tall={lead.id === selectedId} />
        ))}
        {selected && <MarkName hours={hoursOf(selected.clock.waitedMs)}>{selected.lead.lastName}</MarkName>}
      </svg>
    </section>
  );
}

function Mark({ clock, tall }: { clock: PromiseClock; tall: boolean }) {
  return (
    <rect
      className={clock.state === 'late' ? ink.loss : clock.state === 'warning' ? ink.guaranteed : ink.base}
      x={at(Math.max(hoursOf(clock.waitedMs), HALF_A_MARK))}
      y={tall ? 18 : 26}
      width="9"
      height={tall ? 40 : 32}
      transform="translate(-4.5 0)"
    />
  );
}

/** A position on the axis. In percent, so that the drawing needs no scaling at any width. */
function at(hours: number): string {
  return `${((hours / AXIS_HOURS) * 100).toFixed(2)}%`;
}

/** Characters of a name that fit beside a mark at either end of the line. */
const LONGEST_NAME = 18;

/** The name above its mark. Near both ends of the axis it is aligned to stay inside the drawing. */
function MarkName({ hours, children }: { hours: number; children: string }) {
  const anchor = hours < 3 ? 'start' : hours > AXIS_HOURS - 3 ? 'end' : 'middle';
  return (
    // An SVG text is a line of its own, so a name in another direction turns nothing beside it.
    <text className={styles.name} x={at(hours)} y="12" textAnchor={anchor}>
      {children.length > LONGEST_NAME ? `${children.slice(0, LONGEST_NAME - 1)}…` : children}
    </text>
  );
}

/** @param drawn how many of the requests that wait are in the drawing's rows */
function inWords({ all, warned, late, missed }: ViewCounts['waiting'], drawn: number, office: OfficeHours): string {
  if (all.count === 0) return 'No request is waiting.';
  const between = { count: warned.count - late.count, ...(warned.more ? { more: warned.more } : {}) };
  const parts = [
    missed && missed.count > 0 ? `${countWords(missed)} past our target of ${formatSpan(targetOf(office))} in office hours` : '',
    between.count > 0 ? `${countWords(between)} for more than ${WARNING_HOURS} hours` : '',
    late.count > 0 ? `${countWords(late)} past the promised ${PROMISED_HOURS}` : '',
  ].filter(Boolean);
  const waiting = all.count === 1 ? '1 request is waiting' : `${countWords(all)} requests are waiting`;
  const sentence = parts.length === 0 ? `${waiting}, none longer than ${WARNING_HOURS} hours.` : `${waiting}: ${parts.join(', ')}.`;
  return all.count > drawn ? `${sentence} The line shows the ${drawn} that have waited longest.` : sentence;
}
