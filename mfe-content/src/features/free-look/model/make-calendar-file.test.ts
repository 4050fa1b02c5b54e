import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCalendarFile } from './make-calendar-file.ts';

const event = {
  uid: '1@free-look',
  now: new Date('2026-11-21T15:04:05.678Z'),
  day: { year: 2026, month: 12, day: 31 },
  summary: 'Last day',
  description: 'Cancel',
  productName: 'Annuity Lantern',
};

const unfold = (file: string) => file.replaceAll('\r\n ', '');

describe('makeCalendarFile', () => {
  it('is one all-day event with two reminders', () => {
    const lines = unfold(makeCalendarFile(event)).trimEnd().split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Annuity Lantern//Free-look helper//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:1@free-look',
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

  it('escapes what has a meaning in the format', () => {
    const file = unfold(makeCalendarFile({ ...event, description: 'a, b; c\\d\r\ne\nf\u0007' }));
    expect(file).toContain('DESCRIPTION:a\\, b\\; c\\\\d\\ne\\nf\r\n');
  });

  it('has no line over 75 octets, no bare line break, and loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = makeCalendarFile({ ...event, description: text });
        expect(file.endsWith('\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const escaped = text
          .replace(/[\\;,]/g, '\\$&')
          .replace(/\r\n|\r|\n/g, '\\n')
          .replace(/\p{Cc}/gu, '');
        expect(unfold(file)).toContain(`DESCRIPTION:${escaped}\r\n`);
      }),
    );
  });
});
