/** How long the page takes to read. A test holds it against the words of the served page. */
export function ReadingTime({ minutes }: { readonly minutes: number }) {
  return <span>{minutes}-minute read</span>;
}
