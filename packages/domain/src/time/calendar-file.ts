import { addDays, type CalendarDay, toIso } from './calendar-day.ts';

export interface CalendarEvent {
  /**
   * What the day is, and the day that it is counted from: `2026-11-10-last-day`. The same in every file, so that a calendar moves the event
   * of an earlier file instead of adding a second one.
   */
  readonly id: string;
  readonly day: CalendarDay;
  readonly summary: string;
  readonly description: string;
  /** Days before the day on which a calendar reminds, at 9 in the morning. */
  readonly remindDaysBefore: readonly number[];
}

interface CalendarFile {
  readonly events: readonly CalendarEvent[];
  /** The tool and its site make the ids of the events globally unique. */
  readonly tool: string;
  readonly host: string;
  /** When the file was made. */
  readonly now: Date;
  readonly productName: string;
  /** The tool that made it, for people who read the file. */
  readonly toolName: string;
}

interface CalendarCall {
  /** Names the call on its host: the same in every file about it, so that a calendar moves or removes its event. */
  readonly id: string;
  readonly host: string;
  /** Higher in each later file. */
  readonly version: number;
  readonly at: Date;
  readonly minutes: number;
  readonly isCanceled: boolean;
  readonly summary: string;
  readonly description: string;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly now: Date;
  readonly productName: string;
}

/** All-day events with reminders, as an iCalendar file (RFC 5545): CRLF, long lines folded, text escaped. */
export function makeCalendarFile({ events, tool, host, now, productName, toolName }: CalendarFile): string {
  return fileOf(
    [productName, toolName],
    [],
    events.flatMap((event) => linesOf(event, `${event.id}@${tool}.${host}`, now)),
  );
}

/** One call at its time, with a reminder an hour before, or its removal (RFC 5546). It asks for no answer. */
export function makeCallFile({
  id,
  host,
  version,
  at,
  minutes,
  isCanceled,
  summary,
  description,
  organizer,
  now,
  productName,
}: CalendarCall): string {
  const reminder = ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, 'TRIGGER:-PT1H', 'END:VALARM'];
  return fileOf(
    [productName, 'Call'],
    [`METHOD:${isCanceled ? 'CANCEL' : 'PUBLISH'}`],
    [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${momentWords(now)}`,
      `SEQUENCE:${version}`,
      `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
      `ORGANIZER;CN="${escapeText(organizer.name).replaceAll('"', '')}":mailto:${organizer.email}`,
      `DTSTART:${momentWords(at)}`,
      `DTEND:${momentWords(new Date(at.getTime() + minutes * 60_000))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      ...(isCanceled ? [] : reminder),
      'END:VEVENT',
    ],
  );
}

function fileOf(madeBy: readonly string[], head: readonly string[], events: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${madeBy.map(escapeText).join('//')}//EN`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** In UTC: each calendar shows it by its own clock. */
function momentWords(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

function linesOf({ day, summary, description, remindDaysBefore }: CalendarEvent, uid: string, now: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${momentWords(now)}`,
    // A later file is a later version of the event. Minutes, because the number has 31 bits.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end of an all-day event is the day after it.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    ...remindDaysBefore.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      `TRIGGER:${triggerOf(days)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** An all-day event begins at midnight: 9 in the morning of the day before is 15 hours earlier. */
function triggerOf(daysBefore: number): string {
  if (daysBefore === 0) return 'PT9H';
  return daysBefore === 1 ? '-PT15H' : `-P${daysBefore - 1}DT15H`;
}

function compact(day: CalendarDay): string {
  return toIso(day).replaceAll('-', '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Lines of at most 75 octets, never cut inside a character; a continuation begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      parts.push('');
      // The space that begins the continuation counts.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
