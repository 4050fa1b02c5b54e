/** Every sample of a service's `GET /metrics`, by name and labels as printed there. */
export async function scrape({ origin }: { readonly origin: string }): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${origin}/metrics`);
  if (response.status !== 200) throw new Error(`${origin}/metrics answered ${response.status}`);
  const samples = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
