import { toolNames } from '@annuity-lantern/contracts/tools';
import { findProducts } from '@annuity-lantern/domain/product-search';
import type { BuiltInProduct, Product } from '@annuity-lantern/domain/product-terms';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { maySellIn } from '@annuity-lantern/domain/sold-in';
import { useToday } from '@annuity-lantern/host-kit';
import { useHomeState } from '@annuity-lantern/host-kit/home-state';
import { NothingToPrint } from '@annuity-lantern/host-kit/print-or-send';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { above, Badge, Button, divided, EmptyState, font, joinClasses, split, VisuallyHidden } from '@annuity-lantern/ui';
import type { ReactNode, RefObject } from 'react';
import { answersOf, exampleProducts, sayMostSure } from '../model/answers.ts';
import { type ComparisonTexts, carriers, clearedFilters, FEWEST_COMPARED, filtersOf, MOST_COMPARED } from '../model/comparison-inputs.ts';
import { listNames } from '../model/product-words.ts';
import { AnswerFrame } from './answer-frame.tsx';
import { PICKER_ID } from './go-to-part.ts';
import { HeroSiteClaims } from './hero-site-claims.tsx';
import { ProductFilters } from './product-filters.tsx';
import styles from './product-finder.module.css';
import { ProductRow, soldNoteId } from './product-row.tsx';
import { NOT_LOADED, SelectionBar } from './selection-bar.tsx';

interface ProductFinderProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly inputs: ComparisonTexts;
  /** Dollars of the drawing. */
  readonly amount: number;
  readonly chosen: readonly Product[];
  /** How many are chosen: more than `chosen` has while the rate list is not loaded. */
  readonly count: number;
  /** True while chosen rates are loading. */
  readonly loading: boolean;
  /** Notes on the products that come from the rate list. */
  readonly listed: ReactNode;
  /** True while the comparison is open but has too few products to be shown. */
  readonly waiting: boolean;
  /** False until the visitor changes something. */
  readonly changed: boolean;
  readonly change: (part: Partial<ComparisonTexts>) => void;
  readonly onToggle: (id: string) => void;
  readonly onCompare: () => void;
}

/** Id of the words that say why no further product can be chosen. */
const FULL = 'selection-is-full';

/** The example or the visitor's choice in dollars, and below it the products to choose from. */
export function ProductFinder(props: ProductFinderProps) {
  const { form, inputs, amount, chosen, count, loading, listed, waiting, changed, change, onToggle, onCompare } = props;
  const today = useToday();
  const home = useHomeState();
  const found = findProducts(productSheet, filtersOf(inputs));
  const isExample = chosen.length === 0;
  const drawn = isExample ? exampleProducts : chosen;
  const most = sayMostSure(answersOf(drawn, amount, isExample), amount, isExample);
  const full = count >= MOST_COMPARED;
  const blockedBy = (product: BuiltInProduct) => {
    if (chosen.includes(product)) return undefined;
    if (full) return FULL;
    return maySellIn(home, product.states) ? undefined : soldNoteId(product);
  };
  return (
    <ToolPage
      tool="annuity-comparison"
      lead="What each pays and costs."
      first={
        <>
          {listed}
          {!loading && <AnswerFrame products={drawn} isExample={isExample} amount={amount} />}
        </>
      }
      notice={`${rateWords.guarantees} ${rateWords.caps} The ${productSheet.length} products below are samples from ${carriers.length} invented insurers.`}
    >
      <Announced text={changed && !isExample && !loading ? `${most.lead} ${most.figure}${most.words}` : ''} />
      <NothingToPrint title={toolNames['annuity-comparison']} why={count > chosen.length ? NOT_LOADED : whyNone(chosen)} />
      <h2 id={PICKER_ID} tabIndex={-1} className={font.h3}>
        Compare others
      </h2>
      <ProductFilters form={form} inputs={inputs} change={change} />
      <div className={joinClasses(split[16], above[24], styles.count)}>
        <p role="status" className={font.strong}>{`Showing ${found.length} of ${productSheet.length} products`}</p>
        <Badge tone="sample">Sample</Badge>
      </div>
      <HeroSiteClaims />
      {found.length > 0 ? (
        <ul className={divided[4]}>
          {found.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              today={today}
              selected={chosen.includes(product)}
              blockedBy={blockedBy(product)}
              onToggle={() => onToggle(product.id)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No products match your current filters."
          action={
            <Button variant="outline" onClick={() => change(clearedFilters)}>
              Clear Filters
            </Button>
          }
        />
      )}
      <VisuallyHidden>
        <span id={FULL}>You can compare three products at most. Remove one to choose another.</span>
      </VisuallyHidden>
      <SelectionBar chosen={chosen} count={count} waiting={waiting} onRemove={onToggle} onCompare={onCompare} />
    </ToolPage>
  );
}

/** Why there is nothing to print, and what to do about it. */
function whyNone(chosen: readonly Product[]): string {
  const names = listNames(chosen);
  const next = 'press “Compare Selected”, and print the comparison';
  if (chosen.length >= FEWEST_COMPARED) return `You have chosen ${names}. Now ${next}.`;
  return `${names && `You have chosen ${names} so far. `}Choose two or three products on the page, ${next}.${names ? '' : ' Until then you see an example.'}`;
}
