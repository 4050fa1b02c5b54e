import { list } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';

/** Numbered steps in ruled rows. Each child is one `<li>` with one element inside, beside its number. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <ol className={list.steps}>{children}</ol>;
}
