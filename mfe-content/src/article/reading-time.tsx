/** How long the page takes to read. A test compares it with the words of the served page. */
export function ReadingTime({ minutes }: { readonly minutes: number }) {
  return <span>{`${minutes}-minute read`}</span>;
}
