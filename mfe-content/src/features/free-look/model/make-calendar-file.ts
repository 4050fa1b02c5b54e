import { addDays, type CalendarDay, toIso } from './calendar-day.ts';

interface CalendarEvent {
  /** Unlike that of any other event in the world. */
  readonly uid: string;
  /** When the file was made. */
  readonly now: Date;
  readonly day: CalendarDay;
  readonly summary: string;
  readonly description: string;
  readonly productName: string;
}

/** Reminders at 9 in the morning, three days and one day before: an all-day event begins at midnight. */
const alarms = ['-P2DT15H', '-PT15H'];

/** One all-day event with reminders, as an iCalendar file (RFC 5545): CRLF, long lines folded, text escaped. */
export function makeCalendarFile({ uid, now, day, summary, description, productName }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Free-look helper//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // The end of an all-day event is the day after it.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
