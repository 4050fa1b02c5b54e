/** A problem of a sheet, in words for its author. Line 1 is the header; a problem without a line concerns the whole sheet. */
export interface SheetProblem {
  readonly line?: number;
  readonly column?: string;
  readonly message: string;
}

export function problemText({ line, column, message }: SheetProblem): string {
  const place = [line !== undefined && `line ${line}`, column !== undefined && `column "${column}"`].filter(Boolean).join(', ');
  return place ? `${place}: ${message}` : message;
}

const LONGEST_SHOWN = 40;

/** A cell that is safe to print: short, and without characters that control a terminal or reverse text. */
export function shown(cell: string): string {
  const plain = cell.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return `"${plain.length > LONGEST_SHOWN ? `${plain.slice(0, LONGEST_SHOWN)}...` : plain}"`;
}
