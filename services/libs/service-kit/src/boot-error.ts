/** Something an operator has to put right before the gateway can serve: one sentence and the list of what is wrong. */
export class BootError extends Error {
  readonly problems: readonly string[];

  constructor(sentence: string, problems: readonly string[] = []) {
    super([sentence, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'BootError';
    this.problems = problems;
  }
}
