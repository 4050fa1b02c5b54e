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

async function undoAll(): Promise<void> {
  // Not a list made once: what does not know of the end yet may start one more thing meanwhile.
  for (let newest = [...pending].at(-1); newest; newest = [...pending].at(-1)) {
    await newest().catch((error: unknown) => console.error(error));
  }
}
