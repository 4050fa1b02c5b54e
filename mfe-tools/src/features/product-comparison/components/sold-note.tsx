import type { Product } from '@annuity-lantern/domain/product-terms';
import { soldWords } from '@annuity-lantern/domain/sold-in';
import { useHomeState } from '@annuity-lantern/host-kit/home-state';
import { font, joinClasses } from '@annuity-lantern/ui';

/** Says beside a product's name where it is not sold: in the visitor's state, if one was chosen with the rates. */
export function SoldNote({ id, states }: Pick<Product, 'states'> & { readonly id?: string }) {
  const words = soldWords(states, useHomeState());
  return words ? (
    <p id={id} className={joinClasses(font.small, font.strong)}>
      {words}
    </p>
  ) : null;
}
