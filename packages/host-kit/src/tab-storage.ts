/** Takes the place of the browser's storage where it is switched off or full; lasts as long as the page. Null: removed. */
const memory = new Map<string, string | null>();

/** Reads from storage that belongs to this tab and survives a reload. */
export function readTab(key: string): string | undefined {
  const held = memory.get(key);
  if (held !== undefined) return held ?? undefined;
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
    memory.delete(key);
  } catch {
    memory.set(key, null);
  }
}
