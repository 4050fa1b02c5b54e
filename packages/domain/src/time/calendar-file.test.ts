import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, makeCalendarFile, makeCallFile } from './calendar-file.ts';

const event: CalendarEvent = {
  id: '2026-12-11-last-day',
  day: { year: 2026, month: 12, day: 31 },
  summary: 'Last day',
  description: 'Cancel',
  remindDaysBefore: [3, 1],
};
const file = (...events: readonly CalendarEvent[]) => fileAt('2026-11-21T15:04:05.678Z', ...events);
const fileAt = (now: string, ...events: readonly CalendarEvent[]) =>
  makeCalendarFile({
    events,
    tool: 'free-look',
    host: 'www.example.com',
    now: new Date(now),
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
      'UID:2026-12-11-last-day@free-look.www.example.com',
      'DTSTAMP:20261121T150405Z',
      'SEQUENCE:29921224',
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

  it('folds lines of more than 75 octets, never within a character', () => {
    const summary = 'á'.repeat(100);
    const made = file({ ...event, summary });
    expect(Math.max(...made.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(unfold(made)).toContain(`SUMMARY:${summary}\r\n`);
  });

  it('has each event with an id and reminders of its own', () => {
    const opens = { ...event, id: '2026-12-11-opens', day: { year: 2026, month: 12, day: 1 }, remindDaysBefore: [0] };
    const text = unfold(file(opens, event));
    expect(text.match(/^(?:UID|TRIGGER):.*$/gm)?.map((line) => line.trim())).toEqual([
      'UID:2026-12-11-opens@free-look.www.example.com',
      'TRIGGER:PT9H',
      'UID:2026-12-11-last-day@free-look.www.example.com',
      'TRIGGER:-P2DT15H',
      'TRIGGER:-PT15H',
    ]);
  });

  it('keeps the id of an event in a later file, also with another day, and counts up its version', () => {
    const first = fileAt('2026-11-21T15:04:05Z', event);
    const later = fileAt('2026-11-22T09:00:00Z', { ...event, day: { year: 2027, month: 1, day: 10 } });
    const lineOf = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(unfold(text))?.[1];
    expect(lineOf(later, 'UID')).toBe(lineOf(first, 'UID'));
    expect(Number(lineOf(later, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(first, 'SEQUENCE')));
    expect(lineOf(later, 'DTSTAMP')).toBe('20261122T090000Z');
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

describe('makeCallFile', () => {
  const call = {
    id: 'call-1',
    host: 'www.example.com',
    version: 4,
    at: new Date('2026-12-01T20:00:00Z'),
    minutes: 30,
    isCanceled: false,
    summary: 'Call, with us',
    description: 'We call you.',
    organizer: { name: 'Our "Network"', email: 'help@example.org' },
    now: new Date('2026-11-21T15:04:05.678Z'),
    productName: 'Annuity Lantern',
  };

  it('is one event at its time, with a reminder an hour before', () => {
    const lines = unfold(makeCallFile(call)).trimEnd().split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Annuity Lantern//Call//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:call-1@www.example.com',
      'DTSTAMP:20261121T150405Z',
      'SEQUENCE:4',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Our Network":mailto:help@example.org',
      'DTSTART:20261201T200000Z',
      'DTEND:20261201T203000Z',
      'SUMMARY:Call\\, with us',
      'DESCRIPTION:We call you.',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Call\\, with us',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('removes the same event without a reminder', () => {
    const text = unfold(makeCallFile({ ...call, version: 5, isCanceled: true }));
    for (const line of ['METHOD:CANCEL', 'UID:call-1@www.example.com', 'SEQUENCE:5', 'STATUS:CANCELLED'])
      expect(text.split('\r\n')).toContain(line);
    expect(text).not.toContain('VALARM');
  });
});
