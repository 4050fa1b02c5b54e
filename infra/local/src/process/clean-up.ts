type Undo = () => Promise<unknown>;

const pending = new Set<Undo>();

/** Remembers what must be undone however the run ends; the function given back undoes it now. */
export function undoAtEnd(undo: Undo): Undo {
  let running: Promise<unknown> | undefined;
  const once = () => {
    running ??= undo().finally(() => pending.delete(once));
    return running;
  };
  pending.add(once);
  return once;
}

let ending: Promise<void> | undefined;

/** Undoes all remaining steps, the newest first. A second call waits for the same end. */
export function cleanUp(): Promise<void> {
  ending ??= undoAll();
  return ending;
}

/** On a signal, undoes all remaining steps and ends this process with 130. The function given back says whether that has begun. */
export function cleanUpOnSignal(): () => boolean {
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Under npm one Ctrl-C arrives twice: from the terminal and from npm.
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      console.log('Stopping ...');
      void cleanUp().then(() => process.exit(130));
    });
  }
  return () => interrupted;
}

async function undoAll(): Promise<void> {
  // Read the list anew each time: code that has not seen the end yet may still add a step.
  for (let newest = [...pending].at(-1); newest; newest = [...pending].at(-1)) {
    await newest().catch((error: unknown) => console.error(error));
  }
}
