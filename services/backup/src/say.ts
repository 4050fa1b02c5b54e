export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function sayProgress(part: string, count: number, isEnd: boolean): void {
  say(`  ${part}: ${count.toLocaleString('en-US')}${isEnd ? '' : ' so far'}`);
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
