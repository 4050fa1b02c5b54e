import { capMeaning, minimumLabel, rateLabels, rateWords } from '@annuity-lantern/domain/rate-words';
import { above, across, Button, font, joinClasses, panel } from '@annuity-lantern/ui';
import type { ChosenProduct as Product } from '../model/chosen-product.ts';
import styles from './chosen-product.module.css';

interface ChosenProductProps {
  readonly product: Product;
  /** Whether the visitor's text names the product. The advisor sees only that text. */
  readonly isNamed: boolean;
  readonly onName: () => void;
  readonly onRemove: () => void;
}

/** The product that the address names, above the form. */
export function ChosenProduct({ product, isNamed, onName, onRemove }: ChosenProductProps) {
  const { carrier, type, rate, term, minimum, rating } = product;
  return (
    <section aria-labelledby="chosen-product" className={joinClasses(font.anywhere, panel.card, above[12], styles.card)}>
      <p className={font.note}>You’re asking about</p>
      <h3 id="chosen-product">{cut(product.product, LONGEST_NAME)}</h3>
      <p>{`${cut(carrier, LONGEST_NAME)}${type ? `, ${cut(type)}` : ''}`}</p>
      <dl className={joinClasses(across[16], above[8], styles.facts)}>
        <Fact term={isKind(type) ? rateLabels[type] : 'Rate'}>{rate && type === 'FIA' ? `up to ${rate}` : rate}</Fact>
        <Fact term="Term">{term}</Fact>
        <Fact term={minimumLabel}>{minimum}</Fact>
        <Fact term="Rating">{rating}</Fact>
      </dl>
      <p className={joinClasses(font.small, above[8])}>{`${type === 'FIA' ? `${capMeaning} ` : ''}${rateWords.notReserved}`}</p>
      {!isNamed && <p className={joinClasses(font.small, above[8])}>Your words under “Primary concern” don’t name this product.</p>}
      <div className={across[24]}>
        {!isNamed && (
          <Button variant="quiet" size="small" className={styles.action} onClick={onName}>
            Add it to my words
          </Button>
        )}
        <Button variant="quiet" size="small" className={styles.action} onClick={onRemove}>
          Remove this product
        </Button>
      </div>
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{cut(children)}</dd>
    </div>
  );
}

function isKind(type: string | undefined): type is keyof typeof rateLabels {
  return type !== undefined && Object.hasOwn(rateLabels, type);
}

const LONGEST_NAME = 80;
const LONGEST_FACT = 24;

/** Anyone can write a link: no value of it may push the form out of sight. */
function cut(value: string, most = LONGEST_FACT): string {
  return value.length > most ? `${value.slice(0, most - 1)}…` : value;
}
