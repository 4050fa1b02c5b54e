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

/** Undoes all that is left, the newest first. */
export async function cleanUp(): Promise<void> {
  for (const undo of [...pending].reverse()) await undo().catch((error: unknown) => console.error(error));
}
