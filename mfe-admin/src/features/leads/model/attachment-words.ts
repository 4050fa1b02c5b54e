import type { Attachment, KeptAttachment } from '@annuity-lantern/contracts/http';

const toolWords: Readonly<Record<Attachment['kind'], string>> = {
  'annuity-comparison': 'Annuity comparison',
  'contract-check': 'Contract check',
  'income-planning': 'Income planning',
  'payout-calculator': 'Payout calculator',
};

/** The name of the tool for staff; its id if the tool no longer exists. */
export function toolName({ kind }: KeptAttachment): string {
  return Object.hasOwn(toolWords, kind) ? toolWords[kind as Attachment['kind']] : kind;
}

/** `surrenderYearsLeft` as `Surrender years left`, `product2Fee` as `Product 2 fee`, `hasMVA` as `Has MVA`. */
export function inputLabel(name: string): string {
  const words = name
    .replace(/([A-Z]+(?![a-z])|\d+)|[A-Z]/g, (part, kept) => ` ${kept ?? part.toLowerCase()}`)
    .replace(/(\d)([a-z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
