import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'vitest/node';

/** Where this reporter of vitest leaves its lines: a JSON list of texts. */
export const outsideErrorsFile = path.resolve(import.meta.dirname, '../../../test-results/vitest-outside-errors.json');

/** Vitest's JSON report leaves out errors outside of a test, such as a test process that crashed. */
export default class OutsideErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly OutsideError[]): void {
    mkdirSync(path.dirname(outsideErrorsFile), { recursive: true });
    writeFileSync(outsideErrorsFile, JSON.stringify(errors.map(describeError)));
  }
}

interface OutsideError {
  readonly message: string;
  readonly cause?: unknown;
}

/** The messages of an error and its causes. The last one names the exit code or signal, and the test file. */
export function describeError({ message, cause }: OutsideError): string {
  return typeof cause === 'object' && cause !== null ? `${message} ${describeError(cause as OutsideError)}` : message;
}
