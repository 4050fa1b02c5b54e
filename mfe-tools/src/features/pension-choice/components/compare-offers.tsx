import { formatDollars } from '@annuity-lantern/domain/format-number';
import { above, ChartFrame, ink } from '@annuity-lantern/ui';
import { memo } from 'react';
import { AmountBars } from '../../../charts/amount-bars.tsx';
import { InterestNote } from '../../../inputs/interest-field.tsx';
import { explainIncomeRate, sayIncomeRate } from '../../../result/say-income-rate.ts';
import { type PensionView, sayLasts } from '../model/pension-view.ts';

/** Without a spouse, nothing about one. */
const columnsFor = (forTwo: boolean) => [
  { key: 'name', label: 'Offer' },
  { key: 'worth', label: 'Worth today', numeric: true },
  { key: 'rate', label: 'Interest', numeric: true },
  { key: 'monthly', label: 'While you live, a month', numeric: true },
  ...(forTwo ? [{ key: 'toSpouse', label: 'Only your spouse, a month', numeric: true }] : []),
  { key: 'lasts', label: 'Lump sum lasts to', numeric: true },
];

/** All offers on one scale: drawing, sentence and table. */
export const CompareOffers = memo(function CompareOffers({ view }: { readonly view: PensionView }) {
  const { pension, lives, offers, sentence } = view;
  const forTwo = lives.spouse !== null;
  const lumpSum = formatDollars(pension.lumpSum);
  const explained = new Set(offers.map(({ rate }) => explainIncomeRate(rate, 'the lump sum')).filter(Boolean));
  const notes = [
    'Vertical line: the lump sum. Interest: what the lump sum would have to earn to pay the same, on average.',
    ...explained,
    'Lump sum lasts to: the age to which you could pay yourself the same out of the lump sum. If you live longer, the pension is ahead.',
    ...(forTwo ? ['While you live, a pension pays the same whether your spouse lives or not.'] : []),
  ];
  return (
    <ChartFrame
      id="pension-offers"
      title="All offers on one scale"
      className={above[32]}
      tableOpen
      sentence={sentence}
      table={{
        columns: columnsFor(forTwo),
        rows: [
          {
            name: 'Lump sum',
            worth: lumpSum,
            rate: 'yours to earn',
            monthly: 'as you take it',
            toSpouse: 'what is left',
            lasts: 'up to you',
          },
          ...offers.map((offer) => ({
            name: offer.name,
            worth: formatDollars(offer.worth),
            rate: sayIncomeRate(offer.rate),
            monthly: formatDollars(offer.monthly),
            toSpouse: formatDollars(offer.toSpouse),
            lasts: sayLasts(offer, pension),
          })),
        ],
      }}
      source={
        <>
          <InterestNote rate={pension.rate} /> <span>{notes.join(' ')}</span>
        </>
      }
    >
      <AmountBars
        label={sentence}
        mark={pension.lumpSum}
        bars={[
          { key: 'lump', name: 'Lump sum', amount: pension.lumpSum, figure: lumpSum, className: ink.savings },
          ...offers.map(({ id, name, worth }) => ({
            key: id,
            name,
            amount: worth,
            figure: formatDollars(worth),
            className: ink.guaranteed,
          })),
        ]}
      />
    </ChartFrame>
  );
});
