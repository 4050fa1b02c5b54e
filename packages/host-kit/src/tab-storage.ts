/** Takes the place of the browser's storage where it is switched off; lasts as long as the page. */
const memory = new Map<string, string>();

/** Reads from storage that belongs to this tab and survives a reload. */
export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    memory.delete(key);
  }
}
