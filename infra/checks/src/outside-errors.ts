import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Vitest } from 'vitest/node';

/** Vitest's JSON report leaves out errors outside of a test, such as a test process that crashed. They get a report of their own beside it. */
export default class OutsideErrors implements Reporter {
  #report = '';

  onInit({ config: { outputFile } }: Vitest): void {
    if (typeof outputFile !== 'object' || !outputFile.json) throw new Error('this reporter works beside the JSON report');
    this.#report = outsideErrorsOf(outputFile.json);
  }

  onTestRunEnd(_modules: unknown, errors: readonly OutsideError[]): void {
    mkdirSync(path.dirname(this.#report), { recursive: true });
    writeFileSync(this.#report, JSON.stringify(errors.map(describeError)));
  }
}

/** Where the errors outside of a test are: a JSON list of texts. */
export function outsideErrorsOf(report: string): string {
  return report.replace(/\.json$/, '-outside-errors.json');
}

interface OutsideError {
  readonly message: string;
  readonly cause?: unknown;
}

/** The messages of an error and its causes. The last one names the exit code or signal, and the test file. */
export function describeError({ message, cause }: OutsideError): string {
  return typeof cause === 'object' && cause !== null ? `${message} ${describeError(cause as OutsideError)}` : message;
}
