import { formatAge } from '@annuity-lantern/domain/format-number';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { FigureYear } from '@annuity-lantern/host-kit';
import { above, Info, Notice } from '@annuity-lantern/ui';

const earlyWithdrawalTaxPercent = newestFigure('earlyWithdrawalTaxPercent');
const earlyWithdrawalAge = formatAge(newestFigure('earlyWithdrawalAge').value);

export function TaxesInShort() {
  return (
    <Notice tone="plain" icon={<Info />} title="Taxes, in short" className={above[24]}>
      <p>
        <span>{`You pay no tax when you exchange one annuity directly for another (Section 1035 of the tax code). If the insurer pays the money to you instead, you pay income tax on the gain. Before age ${earlyWithdrawalAge} you usually pay another ${earlyWithdrawalTaxPercent.value}% (law of`}</span>{' '}
        <FigureYear of={earlyWithdrawalTaxPercent} />
        ). Annuities in an IRA follow other rules. Ask a tax adviser before you sign.
      </p>
    </Notice>
  );
}
