/** The shortest and the longest window that the tool counts, in days. */
const windowDays = { from: 1, to: 90 } as const;

/** Reads the number of days: `30`, `30 days`. Neither a number nor a problem while the field is empty. */
export function readWindowDays(text: string): { readonly days: number | null; readonly problem?: string } {
  const typed = text.trim();
  if (typed === '') return { days: null };
  const [, number] = /^(\d{1,4})\s*(?:days?)?$/i.exec(typed) ?? [];
  const days = Number(number);
  const { from, to } = windowDays;
  if (number === undefined || days < from || days > to)
    return { days: null, problem: `Enter a number of days, ${from} to ${to}. Your contract says how many.` };
  return { days };
}
