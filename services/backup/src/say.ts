export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function sayProgress(part: string, count: number, isEnd: boolean): void {
  say(`  ${part}: ${count.toLocaleString('en-US')}${isEnd ? '' : ' so far'}`);
}

export function oneDigit(number: number): string {
  return number.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function megabytes(bytes: number): string {
  return `${oneDigit(bytes / 1_000_000)} MB`;
}
