/** Runs every step, even after one that throws: what follows a stored request must not make it look lost. */
export function runEach(...steps: readonly (() => void)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}
