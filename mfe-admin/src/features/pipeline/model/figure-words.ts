import { ageWords } from './age-words.ts';

/** Shown for a figure whose store does not answer. */
export const NOT_KNOWN = 'Not known';

const figure = new Intl.NumberFormat('en-US');

export function figureOr(value: number | undefined): string {
  return value === undefined ? NOT_KNOWN : figure.format(value);
}

/** How long the oldest one has been due. */
export function dueOr(seconds: number | undefined): string {
  if (seconds === undefined) return NOT_KNOWN;
  return seconds === 0 ? 'None due' : ageWords(seconds);
}

export function megabytes(bytes: number): string {
  return `${figure.format(Math.round(bytes / 1_048_576))} MB`;
}
