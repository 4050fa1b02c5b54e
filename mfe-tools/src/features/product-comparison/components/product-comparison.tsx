import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useKeptInputs } from '../../../inputs/use-kept-inputs.ts';
import { comparisonFields, FEWEST_COMPARED, parseInputs, productsIn, toggled } from '../model/comparison-inputs.ts';
import { ComparisonView } from './comparison-view.tsx';
import { ProductFinder } from './product-finder.tsx';

/** The list of products, or, while it is open and two are chosen, the comparison in its place. */
export function ProductComparison() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, change, changed, good, outdated, hash } = useKeptInputs(form, comparisonFields, parseInputs);
  const chosen = useMemo(() => productsIn(inputs.compare), [inputs.compare]);
  const open = inputs.view === 'open';
  const shown = open && chosen.length >= FEWEST_COMPARED;
  const keepPlace = useListPlace(shown, changed);
  const toggle = useCallback((id: string) => change({ compare: toggled(inputs.compare, id) }), [inputs.compare, change]);

  if (shown && good) {
    return (
      <ComparisonView
        products={chosen}
        text={inputs.amount}
        amount={good.amount}
        outdated={outdated}
        hash={hash}
        changed={changed}
        onText={(amount) => change({ amount })}
        onRemove={toggle}
        // An amount that cannot be read would keep the closed view out of the address.
        onClose={() => change({ view: '', ...(outdated && { amount: comparisonFields.amount.initial }) })}
      />
    );
  }
  return (
    <ProductFinder
      form={form}
      inputs={inputs}
      chosen={chosen}
      waiting={open}
      change={change}
      onToggle={toggle}
      onCompare={() => {
        keepPlace();
        change({ view: 'open' }, { step: true });
      }}
    />
  );
}

/** Takes the reader to the comparison when it opens, and back to their place in the list when it closes. A link that opens it moves nobody. */
function useListPlace(shown: boolean, changed: boolean): () => void {
  const place = useRef(0);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (!changed) return;
    document.getElementById(shown ? 'comparison-heading' : 'selected-heading')?.focus({ preventScroll: true });
    window.scrollTo({ top: shown ? 0 : place.current, behavior: 'instant' });
  }, [shown, changed]);
  return () => {
    place.current = window.scrollY;
  };
}
