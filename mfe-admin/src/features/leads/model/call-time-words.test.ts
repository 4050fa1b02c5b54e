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
    'Monday in the morning (9 a.m. to noon), Central time, which is 10 a.m. to 1 p.m. by your clock',
  ],
  [at(eastern), office, eastern, 'Monday in the morning (9 a.m. to noon), Eastern time, which is your time too'],
  [
    at('America/Chicago', ['morning', 'early-evening'], ['Monday', 'Thursday']),
    { opens: '09:00', closes: '18:00' },
    eastern,
    'Monday or Thursday in the morning or early evening (9 a.m. to noon or 5 p.m. to 6 p.m.), Central time, which is 10 a.m. to 1 p.m. or 6 p.m. to 7 p.m. by your clock',
  ],
  [
    at(eastern, ['morning', 'afternoon', 'early-evening']),
    office,
    'Europe/Paris',
    'Monday at any time of day (9 a.m. to 5 p.m.), Eastern time, which is 3 p.m. to 11 p.m. by your clock',
  ],
  [
    at(eastern),
    office,
    'Asia/Kolkata',
    'Monday in the morning (9 a.m. to noon), Eastern time, which is 7:30 p.m. to 10:30 p.m. by your clock',
  ],
  [
    at('Pacific/Honolulu', ['early-evening']),
    long,
    eastern,
    'Monday in the early evening (5 p.m. to 9 p.m.), Hawaii time, which is 10 p.m. to 2 a.m. the next day by your clock',
  ],
  [
    at('Pacific/Honolulu', ['afternoon']),
    long,
    'Europe/Paris',
    'Monday in the afternoon (noon to 5 p.m.), Hawaii time, which is 11 p.m. to 4 a.m. the next day by your clock',
  ],
  [
    at('Pacific/Honolulu', ['early-evening']),
    long,
    'Europe/Paris',
    'Monday in the early evening (5 p.m. to 9 p.m.), Hawaii time, which is 4 a.m. to 8 a.m. the next day by your clock',
  ],
  [at(eastern), long, 'Pacific/Pago_Pago', 'Monday in the morning (8 a.m. to noon), Eastern time, which is 2 a.m. to 6 a.m. by your clock'],
  [
    at(eastern),
    office,
    'Asia/Manila',
    'Monday in the morning (9 a.m. to noon), Eastern time, which is 10 p.m. to 1 a.m. the next day by your clock',
  ],
  [
    at('Pacific/Honolulu'),
    office,
    'Pacific/Kiritimati',
    'Monday in the morning (9 a.m. to noon), Hawaii time, which is 9 a.m. to noon the next day by your clock',
  ],
  [
    at('America/Chicago', ['afternoon', 'early-evening']),
    { opens: '12:00', closes: '18:00' },
    'Europe/London',
    'Monday in the afternoon or early evening (noon to 6 p.m.), Central time, which is 6 p.m. to midnight by your clock',
  ],
  [at('America/Chicago', ['early-evening']), { opens: '09:00', closes: '16:00' }, eastern, 'Monday in the early evening, Central time'],
  [at('Mars/Base'), office, eastern, 'Any time'],
  [undefined, office, eastern, 'Any time'],
])('the preferred call time %j in an office %j, read in %s', (times, hours, ownZone, words) => {
  expect(callTimeInBothZones(times, hours, winter, ownZone)).toBe(words);
});
