import { useEffect, useState } from 'react';
import { type ChosenFigures, forgetFigures, readChosenFigures, tickFigures } from '../model/chosen-figures.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';

/** What our tools offer to the form. Nothing until the page has come to life: it is served alike to everybody. */
export function useFigures(kind: RequestFormKind) {
  const [chosen, setChosen] = useState<readonly ChosenFigures[]>([]);
  const look = () => {
    const found = readChosenFigures(kind);
    setChosen((before) => (found.length + before.length === 0 ? before : found));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, when the form comes to life.
  useEffect(look, []);

  return {
    chosen,
    look,
    tick: (figures: ChosenFigures, ticked: boolean) => {
      tickFigures(kind, figures, ticked);
      look();
    },
    forget: () => {
      forgetFigures(chosen);
      look();
    },
  };
}
