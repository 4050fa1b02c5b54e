/** Milliseconds until the text is given back to the browser: some read it only after the press has ended. */
const KEEP_MS = 10_000;

/** Saves a text as a file. It is made in the browser and never sent. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
