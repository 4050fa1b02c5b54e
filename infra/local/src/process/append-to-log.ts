import { appendFileSync } from 'node:fs';

/** Appends to a log file before it returns, so that nothing is lost when this program ends. While the disk is full, it drops the text. */
export function appendToLog(path: string): (text: string | Buffer) => void {
  return (text) => {
    try {
      appendFileSync(path, text, { mode: 0o600 });
    } catch {
      // The processes must continue without their log.
    }
  };
}
