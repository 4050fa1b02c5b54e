import {
  comparedOnSheet,
  comparedProducts,
  type SampleCarrier,
  type SheetRow,
  sampleCarriers,
  sampleSheet,
  sheetOnlyRows,
} from '@annuity-lantern/domain/sample-market';

const WEEK = 7 * 24 * 3600 * 1000;
/** A Wednesday, from which the sheets are counted. */
const COUNTED_FROM = Date.parse(`${sampleSheet.day}T00:00:00Z`);

/** What rates were in earlier weeks, where they were not what they are now. */
const earlier: readonly { readonly weeksAgo: number; readonly rates: Readonly<Record<string, string>> }[] = [
  {
    weeksAgo: 14,
    rates: {
      'SteadyTerm 3': '5.10',
      'SteadyTerm 5': '5.15',
      'SteadyTerm 10': '5.90',
      'Fixed Horizon 3': '5.20',
      'Fixed Horizon 5': '5.35',
      'Index Shelter 7': '6.50',
      'Ledger 5': '5.80',
      'Ledger 10': '7.10',
      'Meadow Fixed 5': '5.45',
      'Plain Promise 5': '5.30',
      'Orchard 5': '5.60',
      'Lane Five': '5.40',
      'Watershed 5': '6.40',
    },
  },
  {
    weeksAgo: 8,
    rates: {
      'SteadyTerm 5': '5.20',
      'Fixed Horizon 3': '5.55',
      'Index Shelter 7': '6.25',
      'Index Harbor 7': '7.00',
      'Ledger 10': '7.40',
      'Meadow Fixed 5': '5.50',
      'Orchard 5': '5.85',
      'Watershed 5': '6.40',
    },
  },
  { weeksAgo: 3, rates: { 'SteadyTerm 5': '5.25', 'Index Shelter 7': '5.75', 'Ledger 10': '7.55', 'Rooftree 10': '7.35' } },
];

/**
 * The sample sheets up to a day, oldest first: each dated a Wednesday and named by a number. The last is that of the sample market, so that
 * no list has newer facts than another; a computer whose clock is behind gets earlier days, since no sheet may be of a day to come. They
 * hold the products of the sample market and differ in the rates above.
 */
export function sampleSheets(now: Date): string[] {
  const weeks = Math.min(0, Math.floor((now.getTime() - COUNTED_FROM) / WEEK));
  return [...earlier, { weeksAgo: 0, rates: {} }].map(({ weeksAgo, rates }) => {
    const day = new Date(COUNTED_FROM + (weeks - weeksAgo) * WEEK).toISOString().slice(0, 10);
    const source = `sample rate sheet ${sampleSheet.number + weeks - weeksAgo}`;
    const lines = rows.map((row) => [...cellsOf(row, rates, day), day, source].map(quoted).join(','));
    return `${[header, ...lines].join('\n')}\n`;
  });
}

const header =
  'carrier,product,type,term_years,rate,minimum_premium,guarantee_years,surrender_charges,market_value_adjustment,rating,rating_agency,rating_date,states,maximum_issue_age,sample,as_of,source';

const rows: readonly SheetRow[] = [...comparedProducts.flatMap(comparedRow), ...sheetOnlyRows];

/** A compared product as the sheet has it, if it is on the sheet. */
function comparedRow(product: (typeof comparedProducts)[number]): SheetRow[] {
  const { id, carrier, productName, type, minimumPremium, surrenderPeriod, surrenderCharges } = product;
  if (!comparedOnSheet.includes(id)) return [];
  if (type === 'FIA') {
    const { capRate, marketValueAdjustment } = product;
    return [[carrier, productName, type, surrenderPeriod, capRate, minimumPremium, 1, surrenderCharges, marketValueAdjustment]];
  }
  if (type !== 'MYGA') throw new RangeError(`${productName}: a rate sheet has only FIA and MYGA`);
  const { guaranteedRate, guaranteeYears, marketValueAdjustment } = product;
  return [
    [carrier, productName, type, guaranteeYears, guaranteedRate, minimumPremium, guaranteeYears, surrenderCharges, marketValueAdjustment],
  ];
}

function cellsOf(row: SheetRow, earlierRates: Readonly<Record<string, string>>, day: string): readonly string[] {
  const [carrier, product, type, termYears, rate, minimumPremium, guaranteeYears, surrenderCharges, adjustment] = row;
  const { rating, ratingAgency, ratingDate, states, maximumIssueAge }: SampleCarrier = sampleCarriers[carrier];
  return [
    carrier,
    product,
    type,
    String(termYears),
    earlierRates[product] ?? rate.toFixed(2),
    String(minimumPremium),
    String(guaranteeYears),
    surrenderCharges.join(';') || 'none',
    adjustment === undefined ? '' : adjustment ? 'yes' : 'no',
    rating,
    ratingAgency,
    // On a computer whose clock is behind, no rating is of a day to come.
    ratingDate < day ? ratingDate : day,
    states?.replaceAll(', ', ';') ?? '',
    maximumIssueAge?.toFixed(0) ?? '',
    'yes',
  ];
}

function quoted(cell: string): string {
  return cell.includes(',') ? `"${cell}"` : cell;
}
