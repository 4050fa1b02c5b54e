/** Something an operator has to put right before a service can start: one sentence and the list of what is wrong. */
export class BootError extends Error {
  readonly problems: readonly string[];

  constructor(sentence: string, problems: readonly string[] = []) {
    super([sentence, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'BootError';
    this.problems = problems;
  }
}

/** For `catch`: tells the operator what a `BootError` says, and ends the process with 1. Any other error is thrown on. */
export function refuseToStart(service: string): (cause: unknown) => never {
  return (cause) => {
    if (!(cause instanceof BootError)) throw cause;
    process.stderr.write(`The ${service} cannot start.\n${cause.message}\n`);
    process.exit(1);
  };
}
