import type { Attachment, KeptAttachment } from '@annuity-lantern/contracts/http';
import { placeOf, type ToolId, type ToolPlace, toolNames } from '@annuity-lantern/contracts/tools';

const toolOf: Readonly<Record<Attachment['kind'], ToolId>> = {
  'annuity-comparison': 'annuity-comparison',
  'contract-check': 'contract-check',
  'income-planning': 'income-planning',
  'leave-or-stay': 'leave-or-stay',
  'payout-calculator': 'retirement-calculator',
};

/** The name of the tool for staff; its id if the tool no longer exists. */
export function toolName({ kind }: KeptAttachment): string {
  return Object.hasOwn(toolOf, kind) ? toolNames[toolOf[kind as Attachment['kind']]] : kind;
}

/** Where the tool opens with the figures; undefined for figures without an address, or for a tool that no longer exists. */
export function placeWithFigures({ kind, hash }: KeptAttachment): Required<ToolPlace> | undefined {
  if (hash === undefined || !Object.hasOwn(toolOf, kind)) return undefined;
  return { to: placeOf(toolOf[kind as Attachment['kind']]).to, suffix: hash };
}

/** `surrenderYearsLeft` as `Surrender years left`, `product2Fee` as `Product 2 fee`, `hasMVA` as `Has MVA`. */
export function inputLabel(name: string): string {
  const words = name
    .replace(/([A-Z]+(?![a-z])|\d+)|[A-Z]/g, (part, kept) => ` ${kept ?? part.toLowerCase()}`)
    .replace(/(\d)([a-z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
