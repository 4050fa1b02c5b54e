/**
 * A phone number for a spreadsheet: `303-499-7111`. Digits alone would become a number such as 1.3E+10, and a plus sign in front would need the
 * apostrophe that guards formulas. A number that is no US number is left as it was typed.
 */
export function phoneCell(typed: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/\D/g, '')) ?? [];
  return area ? `${area}-${exchange}-${line}` : typed;
}
