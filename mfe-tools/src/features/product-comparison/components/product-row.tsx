import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import type { BuiltInProduct, FixedIndexProduct } from '@annuity-lantern/domain/product-terms';
import { OLD_AFTER_DAYS, rateAge } from '@annuity-lantern/domain/rate-age';
import { factsIn } from '@annuity-lantern/domain/rate-columns';
import { columnWords, ratingSource } from '@annuity-lantern/domain/rate-words';
import { useSite } from '@annuity-lantern/host-kit';
import {
  above,
  across,
  Badge,
  Button,
  Check,
  font,
  joinClasses,
  OutsideLink,
  screenOnly,
  split,
  TriangleAlert,
  VisuallyHidden,
} from '@annuity-lantern/ui';
import type { ReactElement } from 'react';
import tools from '../../../look/tools.module.css';
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

export function ProductRow({ product, today, selected, blockedBy, onToggle }: ProductRowProps) {
  const { advisorDirectory } = useSite().links;
  const { id, productName, carrier, type, rating } = product;
  return (
    <li>
      <div className={joinClasses(split[24], styles.head)}>
        <div>
          <h2 id={`product-${id}`} className={font.h3}>
            {productName}
          </h2>
          <p className={joinClasses(font.quiet, styles.carrier)}>{carrier}</p>
          <SoldNote states={product.states} />
          <p className={joinClasses(font.small, above[4])}>
            <Badge tone={ratingTone(rating)}>{`Rated ${rating}`}</Badge> <span>{ratingSource(product)}</span>
          </p>
        </div>
        <p className={across[8]}>
          <Badge tone="outline">{type}</Badge>
          <Badge tone="sample">Sample</Badge>
        </p>
      </div>
      <ProductFacts product={product} today={today} />
      <div className={joinClasses(screenOnly, split[24], above[16])}>
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
        <OutsideLink look="action" page={advisorDirectory} grouped>
          Get Advisor Help<VisuallyHidden>{` with ${productName}`}</VisuallyHidden>
        </OutsideLink>
      </div>
    </li>
  );
}

/** The terms in short, each with its required note. */
function ProductFacts({ product, today }: Pick<ProductRowProps, 'product' | 'today'>) {
  const { surrenderPeriod, minimumPremium, incomeRider, fees, lastUpdated, source } = product;
  const surrender = surrenderFlag(product);
  const costs = feesFlag(product);
  const hasAdjustment = 'marketValueAdjustment' in product && product.marketValueAdjustment;
  return (
    <dl className={joinClasses(above[16], styles.facts)}>
      {product.type === 'MYGA' && (
        <Fact
          label="Guaranteed rate"
          figure={formatPercent(product.guaranteedRate)}
          note={`for ${formatYears(product.guaranteeYears)}, compounds each year`}
        />
      )}
      {product.type === 'FIA' && <IndexFacts product={product} />}
      <Fact
        label="Surrender period"
        figure={formatYears(surrenderPeriod)}
        note={product.type === 'Immediate' ? 'you can’t cash it in' : ''}
      >
        {surrender && <FlagBadge flag={surrender} />}
      </Fact>
      <Fact label="Minimum premium" figure={formatDollars(minimumPremium)} />
      {incomeRider && <Fact label="Income rider" figure="Available" />}
      {fees > 0 && (
        <Fact label="Annual fee" figure={formatPercent(fees)} note="of the account">
          {costs && <FlagBadge flag={costs} />}
        </Fact>
      )}
      {factsIn('product')
        .filter(({ name }) => name !== 'marketValueAdjustment' || name in product)
        .map(({ name, label }) => (
          <Fact
            key={name}
            label={label}
            figure={columnWords(product, name)}
            note={name === 'marketValueAdjustment' && hasAdjustment ? 'if you leave early' : ''}
          />
        ))}
      <Fact label="Last updated" figure={formatShortDay(lastUpdated)} note={source}>
        {today !== '' && rateAge(lastUpdated, today).isOld && (
          <Badge tone="straw" icon={<TriangleAlert />}>{`Older than ${OLD_AFTER_DAYS} days`}</Badge>
        )}
      </Fact>
    </dl>
  );
}

function IndexFacts({ product }: { readonly product: FixedIndexProduct }) {
  const { capRate, participationRate, spreadMargin, bonus, surrenderPeriod } = product;
  return (
    <>
      <Fact label="Cap rate" figure={`up to ${formatPercent(capRate)}`} note="a cap, set for 1 year" />
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
