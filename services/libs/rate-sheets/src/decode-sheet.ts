import { isUtf8 } from 'node:buffer';
import { type SheetProblem, shown } from './sheet-problem.ts';

const asCsv = 'In Excel or a similar program choose "Save as" and "CSV UTF-8 (comma delimited)".';

/** Files mistaken for a sheet, recognized by their first bytes. */
const otherKinds: readonly (readonly [start: readonly number[], is: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'an Excel workbook or another zip file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x1f, 0x8b], 'compressed by gzip'],
  [[0xff, 0xfe], 'text in UTF-16'],
  [[0xfe, 0xff], 'text in UTF-16'],
];

/** The sheet's text with plain line ends and no byte order mark, or why it is no sheet. */
export function decodeSheet(bytes: Uint8Array): { readonly text: string } | { readonly problem: SheetProblem } {
  const other = otherKinds.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  if (other) return { problem: { message: `This is ${other[1]}, not a CSV file in UTF-8. ${asCsv}` } };
  const nul = bytes.indexOf(0);
  if (nul >= 0) return { problem: { line: lineAt(bytes, nul), message: `There is a NUL byte: this is not a text. ${asCsv}` } };
  if (!isUtf8(bytes)) {
    const at = firstBroken(bytes);
    const [letter] = new TextDecoder('windows-1252').decode(bytes.subarray(Math.max(0, at - 3), at + 2)).match(/[^\0-\x7f]/) ?? [];
    const meant = letter ? `, perhaps ${shown(letter)} in Windows-1252` : '';
    return { problem: { line: lineAt(bytes, at), message: `There are bytes that are not UTF-8${meant}. ${asCsv}` } };
  }
  // The parser counts a two-character line end inside quotes twice.
  return { text: new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n') };
}

function lineAt(bytes: Uint8Array, position: number): number {
  let line = 1;
  for (let index = 0; index < position; index += 1) if (bytes[index] === 0x0a) line += 1;
  return line;
}

/** Where the bytes stop being valid UTF-8, exactly or a few bytes before. */
function firstBroken(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    // A character cut in two is no fault.
    const whole = [0, 1, 2, 3].some((more) => isUtf8(bytes.subarray(0, middle - more)));
    if (whole) good = middle;
    else bad = middle;
  }
  return good;
}
