/** Years in words: `1 year`, `12 years`, `2.6 years`. */
export function sayYears(years: number): string {
  const rounded = Math.round(years * 10) / 10;
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`;
}
