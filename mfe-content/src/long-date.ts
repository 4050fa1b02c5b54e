const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2025-01-15` as "January 15, 2025", without a clock or a time zone, so that server and browser agree. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}
