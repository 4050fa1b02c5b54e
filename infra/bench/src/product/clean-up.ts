type Undo = () => Promise<unknown>;

const pending = new Set<Undo>();

/** Remembers what must be undone however the measuring ends; the function given back undoes it now. */
export function undoAtEnd(undo: Undo): Undo {
  const once = async () => {
    if (pending.delete(once)) await undo();
  };
  pending.add(once);
  return once;
}

let ending: Promise<void> | undefined;

/** Undoes all that is left, the newest first; whoever asks again waits for the same end. */
export function cleanUp(): Promise<void> {
  ending ??= undoAll();
  return ending;
}

async function undoAll(): Promise<void> {
  for (const undo of [...pending].reverse()) await undo().catch((error: unknown) => console.error(error));
}
