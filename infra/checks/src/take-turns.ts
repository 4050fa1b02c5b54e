export type Print = (text: string) => void;

interface Turn {
  readonly print: Print;
  /** Nothing comes any more. */
  readonly end: () => void;
}

/** Lets several writers share a screen without mixing their lines: each one's text is kept until those before it have ended. */
export function takeTurns(count: number, print: Print): Turn[] {
  const kept = Array.from({ length: count }, () => '');
  const ended = new Set<number>();
  let turn = 0;
  return kept.map((_, index) => ({
    print: (text) => {
      if (index === turn) print(text);
      else kept[index] += text;
    },
    end: () => {
      ended.add(index);
      while (ended.has(turn)) {
        turn += 1;
        print(kept[turn] ?? '');
      }
    },
  }));
}
