import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { type CallPart, callPartsWithin, hourWords } from './call-part-hours.ts';
import { callParts } from './field-kinds/call-time.ts';

/** The parts of the day that lie within office hours, each with its words: `Morning (9 a.m. to noon)`. */
export function callPartChoices(office: Parameters<typeof callPartsWithin>[0]) {
  const within = callPartsWithin(office);
  return (Object.keys(callParts) as CallPart[]).flatMap((value) => {
    const [from, to] = within[value] ?? [];
    if (from === undefined || to === undefined) return [];
    const name = upperFirst(callParts[value]);
    return [{ value, label: `${name} (${hourWords(from)} to ${hourWords(to)})` }];
  });
}
