import { attachedTool } from '@annuity-lantern/contracts/attached-tool';
import type { KeptAttachment } from '@annuity-lantern/contracts/http';
import { placeOf, type ToolPlace } from '@annuity-lantern/contracts/tools';
import { upperFirst } from '@annuity-lantern/domain/first-letter';

/** Where the tool opens with the figures; undefined for figures without an address, or for a tool that no longer exists. */
export function placeWithFigures({ kind, hash }: KeptAttachment): Required<ToolPlace> | undefined {
  const tool = attachedTool(kind);
  return hash === undefined || !tool ? undefined : { to: placeOf(tool).to, suffix: hash };
}

/** `surrenderYearsLeft` as `Surrender years left`, `product2Fee` as `Product 2 fee`, `hasMVA` as `Has MVA`. */
export function inputLabel(name: string): string {
  const words = name
    .replace(/([A-Z]+(?![a-z])|\d+)|[A-Z]/g, (part, kept) => ` ${kept ?? part.toLowerCase()}`)
    .replace(/(\d)([a-z])/g, '$1 $2');
  return upperFirst(words);
}
