import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import type { BuiltInProduct, FixedIndexProduct } from '@annuity-lantern/domain/product-terms';
import { OLD_AFTER_DAYS, rateAge } from '@annuity-lantern/domain/rate-age';
import { factsIn } from '@annuity-lantern/domain/rate-columns';
import { capMeaning, columnWords, minimumLabel, ratingSource } from '@annuity-lantern/domain/rate-words';
import { useSite } from '@annuity-lantern/host-kit';
import { useHomeState } from '@annuity-lantern/host-kit/home-state';
import { sayOutsidePage } from '@annuity-lantern/site/public-pages';
import {
  above,
  Badge,
  Button,
  beside,
  Check,
  ChevronDown,
  font,
  joinClasses,
  OutsideLink,
  TriangleAlert,
  VisuallyHidden,
} from '@annuity-lantern/ui';
import { type ReactElement, useState } from 'react';
import { RateFigure } from '../../../result/rate-figure.tsx';
import tools from '../../../shared-styles/tools.module.css';
import { feesFlag, formatShare, ratingTone, surrenderFlag } from '../model/product-words.ts';
import { FlagBadge } from './flag-badge.tsx';
import styles from './product-row.module.css';
import { SoldNote } from './sold-note.tsx';

interface ProductRowProps {
  readonly product: BuiltInProduct;
  /** As "2026-11-22". Undefined in the prerendered page. */
  readonly today: string;
  readonly selected: boolean;
  /** Id of the text that says why the product cannot be chosen. */
  readonly blockedBy?: string | undefined;
  readonly onToggle: () => void;
}

/** A product in three short lines. All its terms and the outside link are behind "Details". */
export function ProductRow({ product, today, selected, blockedBy, onToggle }: ProductRowProps) {
  const { advisorDirectory } = useSite().links;
  const [open, setOpen] = useState(false);
  const { id, productName, carrier, type, rating, lastUpdated, source, states } = product;
  // Without a state the note is about other people's states: it does not need to be in sight.
  const hasState = useHomeState() !== 'all';
  const sold = <SoldNote id={soldNoteId(product)} states={states} />;
  const rate = shortRate(product);
  const detailsId = `details-${id}`;
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <h2 id={`product-${id}`} className={font.label}>
          {productName}
        </h2>
        {rate && <p className={joinClasses(font.small, font.strong, font.numbers)}>{rate}</p>}
        <p className={joinClasses(font.hint, styles.carrier)}>{carrier}</p>
        {hasState && sold}
      </div>
      <p className={styles.badges}>
        <Badge tone="outline">{type}</Badge>
        <Badge tone={ratingTone(rating)}>
          <VisuallyHidden>Rated </VisuallyHidden>
          <span>{rating}</span>
        </Badge>
        <button
          type="button"
          className={joinClasses(font.small, beside[4], tools.textButton, styles.details, open && styles.turned)}
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={`Details: ${productName}`}
          onClick={() => setOpen(!open)}
        >
          Details
          <ChevronDown />
        </button>
      </p>
      <Button
        variant={selected ? 'filled' : 'outline'}
        size="small"
        icon={selected ? <Check /> : undefined}
        // Not `disabled`: the Tab key would skip the button, and screen readers would not read the reason.
        aria-disabled={blockedBy ? true : undefined}
        aria-label={`${selected ? 'Remove' : 'Compare'} ${productName}`}
        aria-describedby={blockedBy}
        className={joinClasses(styles.compare, blockedBy && tools.blocked)}
        onClick={() => !blockedBy && onToggle()}
      >
        {selected ? 'Remove' : 'Compare'}
      </Button>
      <div id={detailsId} className={joinClasses(styles.more, !open && styles.folded)}>
        <div>
          <ProductFigure product={product} />
        </div>
        <div>
          {!hasState && sold}
          <Facts product={product} />
          <div className={joinClasses(font.hint, above[12])}>
            <p>{`Rated ${rating} ${ratingSource(product)}`}</p>
            <p>
              Updated <b>{formatShortDay(lastUpdated)}</b> <span>{source}</span>
            </p>
            {today !== '' && rateAge(lastUpdated, today).isOld && (
              <p>
                <Badge tone="straw" icon={<TriangleAlert />}>{`Older than ${OLD_AFTER_DAYS} days`}</Badge>
              </p>
            )}
          </div>
          <p>
            <OutsideLink look="action" page={advisorDirectory}>
              Get Advisor Help<VisuallyHidden>{` with ${productName}`}</VisuallyHidden>
            </OutsideLink>
          </p>
          <p className={font.hint}>{sayOutsidePage(advisorDirectory)}</p>
        </div>
      </div>
    </li>
  );
}

/** Of the note that says where a product is not sold. */
export function soldNoteId({ id }: BuiltInProduct): string {
  return `sold-${id}`;
}

/** Of a product that has a rate. */
function shortRate(product: BuiltInProduct): string {
  if (product.type === 'MYGA') return `${formatPercent(product.guaranteedRate)} fixed`;
  return product.type === 'FIA' ? `${formatPercent(product.capRate)} cap` : '';
}

/** The rate with its required note, or why there is none. */
function ProductFigure({ product }: Pick<ProductRowProps, 'product'>) {
  const { kind, percent, words } = figureOf(product);
  return (
    <>
      {kind && <RateFigure kind={kind} percent={percent} />}
      <p className={font.note}>{words}</p>
    </>
  );
}

function figureOf(product: BuiltInProduct) {
  if (product.type === 'MYGA') {
    const { guaranteedRate, guaranteeYears } = product;
    return { kind: 'MYGA', percent: guaranteedRate, words: `for ${formatYears(guaranteeYears)}, compounds each year` } as const;
  }
  if (product.type === 'FIA') return { kind: 'FIA', percent: product.capRate, words: capMeaning } as const;
  return { words: product.type === 'Variable' ? 'No set rate. It follows its funds.' : 'It pays a set income.' };
}

function Facts({ product }: Pick<ProductRowProps, 'product'>) {
  const { surrenderPeriod, minimumPremium, fees } = product;
  const surrender = surrenderFlag(product);
  const costs = feesFlag(product);
  const hasAdjustment = 'marketValueAdjustment' in product && product.marketValueAdjustment;
  return (
    <dl className={styles.facts}>
      {product.type === 'FIA' && <Fact label="Cap set for" figure="1 year" />}
      <Fact label={minimumLabel} figure={formatDollars(minimumPremium)} />
      <Fact
        label="Surrender period"
        figure={formatYears(surrenderPeriod)}
        note={product.type === 'Immediate' ? 'you can’t cash it in' : ''}
      >
        {surrender && <FlagBadge flag={surrender} />}
      </Fact>
      {fees > 0 && (
        <Fact label="Annual fee" figure={formatPercent(fees)} note="of the account">
          {costs && <FlagBadge flag={costs} />}
        </Fact>
      )}
      {product.type === 'FIA' && <IndexFacts product={product} />}
      {product.incomeRider && <Fact label="Income rider" figure="Available" />}
      {factsIn('product', product)
        .filter(({ name }) => name !== 'marketValueAdjustment' || name in product)
        .map(({ name, label }) => (
          <Fact
            key={name}
            label={label}
            figure={columnWords(product, name)}
            note={name === 'marketValueAdjustment' && hasAdjustment ? 'if you leave early' : ''}
          />
        ))}
    </dl>
  );
}

function IndexFacts({ product }: { readonly product: FixedIndexProduct }) {
  const { participationRate, spreadMargin, bonus, surrenderPeriod } = product;
  return (
    <>
      <Fact label="Participation" figure={formatShare(participationRate)} />
      {spreadMargin > 0 && <Fact label="Spread" figure={formatPercent(spreadMargin)} />}
      {bonus > 0 && <Fact label="Bonus" figure={formatShare(bonus)} note={`yours to keep only after ${formatYears(surrenderPeriod)}`} />}
    </>
  );
}

interface FactProps {
  readonly label: string;
  readonly figure: string;
  readonly note?: string;
  readonly children?: ReactElement | false | undefined;
}

function Fact({ label, figure, note, children }: FactProps) {
  return (
    <div>
      <dt className={font.note}>{label}</dt>
      <dd className={font.numbers}>
        <b>{figure}</b>
        {note && <span className={font.hint}>{` ${note}`}</span>}
        {children}
      </dd>
    </div>
  );
}
