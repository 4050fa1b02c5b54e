/** A problem that an operator must fix before the service can start: one sentence and a list of faults. */
export class BootError extends Error {
  readonly problems: readonly string[];

  constructor(sentence: string, problems: readonly string[] = []) {
    super([sentence, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'BootError';
    this.problems = problems;
  }
}

/** For `catch`: prints a `BootError` and exits with 1. Rethrows any other error. */
export function refuseToStart(service: string): (cause: unknown) => never {
  return (cause) => {
    if (!(cause instanceof BootError)) throw cause;
    process.stderr.write(`The ${service} cannot start.\n${cause.message}\n`);
    process.exit(1);
  };
}
