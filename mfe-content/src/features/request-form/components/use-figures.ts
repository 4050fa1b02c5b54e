import { useEffect, useState } from 'react';
import { type ChosenFigures, forgetFigures, readChosenFigures, tickFigures } from '../model/chosen-figures.ts';
import type { RequestFormKind } from '../model/request-form-kind.ts';

/** The figures that our tools offer to the form. Empty until hydration, because the prerendered page is the same for all visitors. */
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
