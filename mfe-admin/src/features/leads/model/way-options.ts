import { revocationWays } from '@annuity-lantern/contracts/http';

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How a visitor told us something, as a choice. */
export const wayOptions = revocationWays.map((value) => ({ value, label: sentenceCase(value) }));
