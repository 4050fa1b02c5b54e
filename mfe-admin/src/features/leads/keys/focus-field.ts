/** Focuses a field by its id, if it is there, and opens the disclosure around it. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const around = field?.closest('details');
  if (around) around.open = true;
  field?.focus();
}
