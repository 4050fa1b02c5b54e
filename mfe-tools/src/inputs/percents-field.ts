import type { InputField } from '@annuity-lantern/tool-kit/input-fields';
import { parsePercents } from './parse-percents.ts';

/** Yearly charges as a list: `8, 7, 6`. */
export const percentsField: InputField = { initial: '', toLink: writeList, fromLink: writeList };

function writeList(text: string): string | undefined {
  const parsed = parsePercents(text);
  return parsed.kind === 'percents' ? parsed.percents.join(', ') : undefined;
}
