import { bonusCourse, capped, index, plainCourse, rider } from '@annuity-lantern/domain/course-examples';
import type { DrawingWords } from '../model/drawing-words.ts';
import { ValueLines } from './value-lines.tsx';

export function IndexAndContract(words: DrawingWords) {
  return (
    <ValueLines
      {...words}
      id="figure-fundamentals"
      lines={[
        { name: 'Index', kind: 'base', values: index.values },
        { name: 'Contract', kind: 'lamp', values: capped.values },
      ]}
    />
  );
}

export function PaperAndAccount(words: DrawingWords) {
  return (
    <ValueLines
      {...words}
      id="figure-rider"
      lines={[
        { name: 'On paper', kind: 'paper', values: rider.base },
        { name: 'Account', kind: 'base', values: rider.account },
      ]}
    />
  );
}

export function BonusAndPlain(words: DrawingWords) {
  return (
    <ValueLines
      {...words}
      id="figure-bonus"
      lines={[
        { name: 'With bonus', kind: 'paper', values: bonusCourse.values },
        { name: 'Without', kind: 'base', values: plainCourse.values },
      ]}
    />
  );
}
