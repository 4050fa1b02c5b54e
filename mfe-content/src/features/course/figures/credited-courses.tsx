import { capped, indexYears, participating, spreadOff } from '@annuity-lantern/domain/course-examples';
import type { DrawingWords } from '../model/drawing-words.ts';
import { CreditedYears } from './credited-years.tsx';

export function CappedYears(words: DrawingWords) {
  return <CreditedYears {...words} id="figure-cap" index={indexYears} credited={capped.rates} values={capped.values} />;
}

export function ParticipatingYears(words: DrawingWords) {
  return (
    <CreditedYears {...words} id="figure-participation" index={indexYears} credited={participating.rates} values={participating.values} />
  );
}

export function SpreadYears(words: DrawingWords) {
  return <CreditedYears {...words} id="figure-spread" index={indexYears} credited={spreadOff.rates} values={spreadOff.values} />;
}
