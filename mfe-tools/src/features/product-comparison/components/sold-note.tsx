import type { Product } from '@annuity-lantern/domain/product-terms';
import { soldWords } from '@annuity-lantern/domain/sold-in';
import { useHomeState } from '@annuity-lantern/host-kit/home-state';
import { font, joinClasses } from '@annuity-lantern/ui';

/** Says beside a product's name where it is not sold: in the visitor's state, if one was chosen with the rates. */
export function SoldNote({ states }: Pick<Product, 'states'>) {
  const words = soldWords(states, useHomeState());
  return words ? <p className={joinClasses(font.small, font.strong)}>{words}</p> : null;
}
