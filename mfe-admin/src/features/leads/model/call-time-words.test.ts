import { expect, it } from 'vitest';
import { callTimeInBothZones } from './call-time-words.ts';

const winter = Date.parse('2026-01-15T14:00:00Z');
const office = { opens: '09:00', closes: '17:00' };
const long = { opens: '08:00', closes: '21:00' };
const at = (timeZone: string, parts = ['morning'], days = ['Monday']) => ({ days, parts, timeZone });
const eastern = 'America/New_York';

it.each([
  [
    at('America/Chicago'),
    office,
    eastern,
    'Monday in the morning (9:00 a.m. to 12:00 p.m.), Central time, which is 10:00 a.m. to 1:00 p.m. by your clock',
  ],
  [at(eastern), office, eastern, 'Monday in the morning (9:00 a.m. to 12:00 p.m.), Eastern time, which is your time too'],
  [
    at('America/Chicago', ['morning', 'early-evening'], ['Monday', 'Thursday']),
    { opens: '09:00', closes: '18:00' },
    eastern,
    'Monday or Thursday in the morning or early evening (9:00 a.m. to 12:00 p.m. or 5:00 p.m. to 6:00 p.m.), Central time, which is 10:00 a.m. to 1:00 p.m. or 6:00 p.m. to 7:00 p.m. by your clock',
  ],
  [
    at(eastern, ['morning', 'afternoon', 'early-evening']),
    office,
    'Europe/Paris',
    'Monday at any time of day (9:00 a.m. to 5:00 p.m.), Eastern time, which is 3:00 p.m. to 11:00 p.m. by your clock',
  ],
  [
    at(eastern),
    office,
    'Asia/Kolkata',
    'Monday in the morning (9:00 a.m. to 12:00 p.m.), Eastern time, which is 7:30 p.m. to 10:30 p.m. by your clock',
  ],
  [
    at('Pacific/Honolulu', ['early-evening']),
    long,
    eastern,
    'Monday in the early evening (5:00 p.m. to 9:00 p.m.), Hawaii time, which is 10:00 p.m. to 2:00 a.m. the next day by your clock',
  ],
  [
    at('Pacific/Honolulu', ['afternoon']),
    long,
    'Europe/Paris',
    'Monday in the afternoon (12:00 p.m. to 5:00 p.m.), Hawaii time, which is 11:00 p.m. to 4:00 a.m. the next day by your clock',
  ],
  [
    at('Pacific/Honolulu', ['early-evening']),
    long,
    'Europe/Paris',
    'Monday in the early evening (5:00 p.m. to 9:00 p.m.), Hawaii time, which is 4:00 a.m. to 8:00 a.m. the next day by your clock',
  ],
  [
    at(eastern),
    long,
    'Pacific/Pago_Pago',
    'Monday in the morning (8:00 a.m. to 12:00 p.m.), Eastern time, which is 2:00 a.m. to 6:00 a.m. by your clock',
  ],
  [
    at(eastern),
    office,
    'Asia/Manila',
    'Monday in the morning (9:00 a.m. to 12:00 p.m.), Eastern time, which is 10:00 p.m. to 1:00 a.m. the next day by your clock',
  ],
  [
    at('Pacific/Honolulu'),
    office,
    'Pacific/Kiritimati',
    'Monday in the morning (9:00 a.m. to 12:00 p.m.), Hawaii time, which is 9:00 a.m. to 12:00 p.m. the next day by your clock',
  ],
  [
    at('America/Chicago', ['afternoon', 'early-evening']),
    { opens: '12:00', closes: '18:00' },
    'Europe/London',
    'Monday in the afternoon or early evening (12:00 p.m. to 6:00 p.m.), Central time, which is 6:00 p.m. to 12:00 a.m. by your clock',
  ],
  [at('America/Chicago', ['early-evening']), { opens: '09:00', closes: '16:00' }, eastern, 'Monday in the early evening, Central time'],
  [at('Mars/Base'), office, eastern, 'Any time'],
  [undefined, office, eastern, 'Any time'],
])('the preferred call time %j in an office %j, read in %s', (times, hours, ownZone, words) => {
  expect(callTimeInBothZones(times, hours, winter, ownZone)).toBe(words);
});
