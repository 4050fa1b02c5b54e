import { toolNames } from '@annuity-lantern/contracts/tools';
import { findProducts } from '@annuity-lantern/domain/product-search';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { rateWords } from '@annuity-lantern/domain/rate-words';
import { useSite, useToday } from '@annuity-lantern/host-kit';
import { NothingToPrint } from '@annuity-lantern/host-kit/print-or-send';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { sayOutsidePage } from '@annuity-lantern/site/public-pages';
import { ToolNotice } from '@annuity-lantern/tool-kit/tool-notice';
import { ToolPage } from '@annuity-lantern/tool-kit/tool-page';
import { above, Badge, Button, divided, EmptyState, font, joinClasses, OutsideNote, split, VisuallyHidden } from '@annuity-lantern/ui';
import type { ReactNode, RefObject } from 'react';
import tools from '../../../look/tools.module.css';
import { type ComparisonTexts, carriers, clearedFilters, FEWEST_COMPARED, filtersOf, MOST_COMPARED } from '../model/comparison-inputs.ts';
import { listNames } from '../model/product-words.ts';
import { HeroSiteClaims } from './hero-site-claims.tsx';
import { ProductFilters } from './product-filters.tsx';
import styles from './product-finder.module.css';
import { ProductRow } from './product-row.tsx';
import { NOT_LOADED, SelectionBar } from './selection-bar.tsx';

interface ProductFinderProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly inputs: ComparisonTexts;
  readonly chosen: readonly Product[];
  /** How many are chosen: more than `chosen` has while the rate list is not loaded. */
  readonly count: number;
  /** Notes on the products that come from the rate list. */
  readonly listed: ReactNode;
  /** True while the comparison is open but has too few products to be shown. */
  readonly waiting: boolean;
  readonly change: (part: Partial<ComparisonTexts>) => void;
  readonly onToggle: (id: string) => void;
  readonly onCompare: () => void;
}

/** Id of the words that say why no further product can be chosen. */
const FULL = 'selection-is-full';

export function ProductFinder({ form, inputs, chosen, count, listed, waiting, change, onToggle, onCompare }: ProductFinderProps) {
  const today = useToday();
  const found = findProducts(productSheet, filtersOf(inputs));
  const { advisorDirectory } = useSite().links;
  const full = count >= MOST_COMPARED;
  return (
    <ToolPage
      tool="annuity-comparison"
      lead="Put two or three annuities side by side. See what each pays if you stay or leave."
      first={listed}
    >
      <HeroSiteClaims />
      <NothingToPrint title={toolNames['annuity-comparison']} why={count > chosen.length ? NOT_LOADED : whyNone(chosen)} />
      <div className={joinClasses(tools.columns, above[32], styles.columns)}>
        <ProductFilters form={form} inputs={inputs} change={change} />
        <div>
          <div className={joinClasses(split[16], styles.count)}>
            <p role="status" className={font.strong}>{`Showing ${found.length} of ${productSheet.length} products`}</p>
            <Badge tone="sample">Sample</Badge>
          </div>
          <ToolNotice>
            {`${rateWords.guarantees} ${rateWords.caps} The ${productSheet.length} products below are samples from ${carriers.length} invented insurers.`}
          </ToolNotice>
          {found.length > 0 && (
            <div className={joinClasses(font.hint, above[12])}>
              <OutsideNote pages={[advisorDirectory]} />
              <p>{sayOutsidePage(advisorDirectory)}</p>
            </div>
          )}
          {found.length > 0 ? (
            <ul className={joinClasses(divided[24], styles.list)}>
              {found.map((product) => (
                <ProductRow
                  key={product.id}
                  product={product}
                  today={today}
                  selected={chosen.includes(product)}
                  blockedBy={full && !chosen.includes(product) ? FULL : undefined}
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
        </div>
      </div>
    </ToolPage>
  );
}

/** Why there is nothing to print, and what to do about it. */
function whyNone(chosen: readonly Product[]): string {
  const names = listNames(chosen);
  const next = 'press “Compare Selected”, and print the comparison';
  if (chosen.length >= FEWEST_COMPARED) return `You have chosen ${names}. Now ${next}.`;
  return `${names && `You have chosen ${names} so far. `}Choose two or three products on the page, ${next}.`;
}
