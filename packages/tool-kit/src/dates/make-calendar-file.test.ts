import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, makeCalendarFile } from './make-calendar-file.ts';

const event: CalendarEvent = {
  day: { year: 2026, month: 12, day: 31 },
  summary: 'Last day',
  description: 'Cancel',
  remindDaysBefore: [3, 1],
};
const file = (...events: readonly CalendarEvent[]) =>
  makeCalendarFile({
    events,
    uid: 'x@free-look',
    now: new Date('2026-11-21T15:04:05.678Z'),
    productName: 'Annuity Lantern',
    toolName: 'Free-look helper',
  });

const unfold = (file: string) => file.replaceAll('\r\n ', '');

describe('makeCalendarFile', () => {
  it('is one all-day event with two reminders', () => {
    const lines = unfold(file(event)).trimEnd().split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Annuity Lantern//Free-look helper//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:2026-12-31-0x@free-look',
      'DTSTAMP:20261121T150405Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Last day',
      'DESCRIPTION:Cancel',
      'TRANSP:TRANSPARENT',
      ...['-P2DT15H', '-PT15H'].flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Last day',
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('has each event with an id and reminders of its own', () => {
    const opens = { ...event, day: { year: 2026, month: 12, day: 1 }, remindDaysBefore: [0] };
    const text = unfold(file(opens, event));
    expect(text.match(/^(?:UID|TRIGGER):.*$/gm)?.map((line) => line.trim())).toEqual([
      'UID:2026-12-01-0x@free-look',
      'TRIGGER:PT9H',
      'UID:2026-12-31-1x@free-look',
      'TRIGGER:-P2DT15H',
      'TRIGGER:-PT15H',
    ]);
  });

  it('escapes special characters', () => {
    const text = unfold(file({ ...event, description: 'a, b; c\\d\r\ne\nf\u0007' }));
    expect(text).toContain('DESCRIPTION:a\\, b\\; c\\\\d\\ne\\nf\r\n');
  });

  it('has no line over 75 octets, no bare line break, and loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const made = file({ ...event, description: text });
        expect(made.endsWith('\r\n')).toBe(true);
        expect(made.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of made.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const escaped = text
          .replace(/[\\;,]/g, '\\$&')
          .replace(/\r\n|\r|\n/g, '\\n')
          .replace(/\p{Cc}/gu, '');
        expect(unfold(made)).toContain(`DESCRIPTION:${escaped}\r\n`);
      }),
    );
  });
});
