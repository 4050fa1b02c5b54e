/** The shortest and the longest free look that state law knows for new contracts, in days. */
export const freeLookDays = { from: 10, to: 30 } as const;

/** Reads the number of days: `20`, `20 days`. Neither a number nor a problem while the field is empty. */
export function readDays(text: string): { readonly days: number | null; readonly problem?: string } {
  const typed = text.trim();
  if (typed === '') return { days: null };
  const [, number] = /^(\d{1,4})\s*(?:days?)?$/i.exec(typed) ?? [];
  const { from, to } = freeLookDays;
  if (number === undefined) return { days: null, problem: `Enter a number of days, ${from} to ${to}.` };
  const days = Number(number);
  if (days < from) return { days: null, problem: `Enter ${from} to ${to}. No free look we know of is shorter than ${from} days.` };
  if (days > to)
    return { days: null, problem: `Enter ${from} to ${to}. If your cover gives you more days, enter ${to}: then you are early.` };
  return { days };
}
