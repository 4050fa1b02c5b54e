/** Hands a file to the browser. It is made in the browser and never sent. */
export function saveFile({ name, content }: { readonly name: string; readonly content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed: some browsers start to read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
