import { listAnnuityRates } from '@annuity-lantern/contracts/http';
import { useRead } from '@annuity-lantern/host-kit';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { above } from '@annuity-lantern/ui';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import {
  comparisonFields,
  EXAMPLE_AMOUNT,
  FEWEST_COMPARED,
  idsIn,
  needsRates,
  parseInputs,
  productsOf,
  toggled,
} from '../model/comparison-inputs.ts';
import { ComparisonView } from './comparison-view.tsx';
import { ListedState } from './listed-state.tsx';
import { ProductFinder } from './product-finder.tsx';

/** The answers and the list of products. The comparison replaces it while it is open and two products are chosen. */
export function ProductComparison() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, change, changed, good, outdated, hash, unread } = useKeptInputs(form, comparisonFields, parseInputs);
  const ids = useMemo(() => idsIn(inputs.compare), [inputs.compare]);
  const needed = needsRates(ids);
  const list = useRead(listAnnuityRates, {}, { enabled: needed });
  const rates = list.data?.data;
  const chosen = useMemo(() => productsOf(ids, rates ?? []), [ids, rates]);
  const open = inputs.view === 'open';
  const shown = open && chosen.length >= FEWEST_COMPARED;
  const keepPlace = useListPlace(shown, changed);
  const settled = !needed || rates !== undefined;
  // Products that are no longer listed leave the selection with the next press.
  const kept = useMemo(() => (settled ? chosen.map(({ id }) => id) : ids), [settled, ids, chosen]);
  const toggle = useCallback((id: string) => change({ compare: toggled(kept, id) }), [kept, change]);
  const listed = (
    <>
      <UnreadLink parts={unread.filter((part) => !isCarrier(part))} gone={goneOf(unread)} className={above[24]} />
      {needed && <ListedState list={list} missing={ids.length - chosen.length} />}
    </>
  );

  if (shown && good) {
    return (
      <ComparisonView
        products={chosen}
        listed={listed}
        text={inputs.amount}
        amount={good.amount}
        outdated={outdated}
        hash={hash}
        changed={changed}
        onText={(amount) => change({ amount })}
        onRemove={toggle}
        // An invalid amount would block the address from being updated.
        onClose={() => change({ view: '', ...(outdated && { amount: comparisonFields.amount.initial }) })}
      />
    );
  }
  return (
    <ProductFinder
      form={form}
      inputs={inputs}
      amount={good?.amount ?? EXAMPLE_AMOUNT}
      chosen={chosen}
      count={kept.length}
      loading={needed && list.isPending}
      listed={listed}
      waiting={open && settled && chosen.length > 0}
      changed={changed}
      change={change}
      onToggle={toggle}
      onCompare={() => {
        keepPlace();
        change({ view: 'open' }, { step: true });
      }}
    />
  );
}

/** Scrolls to the comparison when it opens, and back to the place in the list when it closes. Does nothing if a link opens it. */
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

const CARRIER = 'carrier=';

function isCarrier(part: string): boolean {
  return part.startsWith(CARRIER);
}

function goneOf(unread: readonly string[]): readonly string[] {
  return unread.filter(isCarrier).map((part) => part.slice(CARRIER.length));
}
