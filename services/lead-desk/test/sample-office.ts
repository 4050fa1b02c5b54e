/** An office without holidays. */
export const office = {
  opens: '09:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeZone: 'America/New_York',
  closedDays: [],
};

/** Opens on every day, so that tests can run on any. */
export const everyDay = {
  ...office,
  days: [...office.days, 'Saturday', 'Sunday'],
  callsByState: { AL: { until: '20:00', sundays: false } },
};

export const cadence = [{ workingDays: 0 }, { workingDays: 1 }, { workingDays: 5, mail: true }];

export const reasons = { closed: ['Bought with us'], disqualified: ['Spam or a test'] };

/** A day by the clock of the office. In UTC it may be the next one, which no form takes. */
export function officeDay(at: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: everyDay.timeZone }).format(at);
}
