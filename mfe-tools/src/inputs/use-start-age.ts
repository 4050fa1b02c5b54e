import { readNumber } from '@annuity-lantern/domain/read-number';
import { useState } from 'react';

/** The sentence to show beside a start age that lies in the past; null when it does not. Such a start age has no result. */
export function startAgeProblem(currentAge: number, startAge: number): string | null {
  return startAge < currentAge ? `Income can’t start in the past: choose ${currentAge} or later` : null;
}

interface AgeTexts {
  readonly age: string;
  readonly start: string;
}

/** The two ages of a tool. A current age that passes the start age moves it along; `moved` says so beside the field. */
export function useStartAge(
  { age, start }: AgeTexts,
  current: { readonly from: number; readonly to: number },
  change: (part: Partial<AgeTexts>) => void,
) {
  const [movedTo, setMovedTo] = useState<string | null>(null);
  return {
    problem: startAgeProblem(yearsOf(age), Number(start)),
    moved: movedTo === start ? `Moved to ${start}: income can’t start before your current age` : undefined,
    changeAge(text: string) {
      const years = yearsOf(text);
      const passes = years > Number(start) && years >= current.from && years <= current.to && Number.isInteger(years);
      setMovedTo(passes ? String(years) : null);
      change(passes ? { age: text, start: String(years) } : { age: text });
    },
  };
}

/** Not a number for what is none. */
function yearsOf(text: string): number {
  return readNumber(text)?.number ?? Number.NaN;
}
