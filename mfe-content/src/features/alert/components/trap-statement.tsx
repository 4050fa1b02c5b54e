import { formatDollars } from '@annuity-lantern/domain/format-number';
import { font, joinClasses, Lit } from '@annuity-lantern/ui';
import type { TrapExample } from '../model/trap-example.ts';

/** The deception in three sentences, with the one line of the page to read first. */
export function TrapStatement({ example }: { readonly example: TrapExample }) {
  const { premium, years, base, incomeAge } = example;
  return (
    <p className={joinClasses(font.quote, font.h2Side)}>
      <span>{`Put in ${formatDollars(premium)} at ${incomeAge - years} and wait ${years === 10 ? 'ten' : years} years. The statement says ${formatDollars(base)}.`}</span>{' '}
      <Lit draw>{`You can never take that ${formatDollars(base)} out.`}</Lit>
    </p>
  );
}
