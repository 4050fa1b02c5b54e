import { type ConsentBox, consentText } from '@annuity-lantern/contracts/consent-texts';
import { LEGAL_VERSION } from '../../../legal-version.ts';

/** Stands for the network's name, which may have a period of its own. */
const NAME = '\0';

/** The words of a consent as they are published: its first sentence beside the box, and the rest to unfold. */
export function foldedConsent(box: ConsentBox, network: string): { readonly label: string; readonly rest: string } {
  const { label, hint = '' } = consentText(LEGAL_VERSION, NAME).boxes[box];
  const end = label.indexOf('. ');
  const [first, others] = end < 0 ? [label, ''] : [label.slice(0, end + 1), label.slice(end + 2)];
  const named = (words: string) => words.replaceAll(NAME, () => network);
  return { label: named(first), rest: named([others, hint].filter(Boolean).join(' ')) };
}
