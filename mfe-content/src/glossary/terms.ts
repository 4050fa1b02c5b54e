import { yearFigures } from '@annuity-lantern/domain/year-figures';

const { rmdAge, rmdAgeBornFrom1960 } = yearFigures;

/** A word of the field, explained once for the whole site. */
export interface GlossaryEntry {
  readonly term: string;
  /** Capital letters that stand for it in brochures. */
  readonly abbreviation?: string;
  /** The other name under which it is found in contracts. */
  readonly alsoCalled?: string;
  /** One to three sentences without markup that a newcomer understands. */
  readonly definition: string;
  /** Ids of terms that make this one clearer. A test follows them. */
  readonly seeAlso?: readonly string[];
}

/** Every term by its id, which is also its anchor on the glossary page. */
export const glossary = {
  'exchange-1035': {
    term: '1035 exchange',
    definition:
      'Moving the value of one annuity straight into another without paying income tax on the gain at that moment, under section 1035 of the tax code. Surrender charges of the old contract still apply.',
    seeAlso: ['replacement', 'tax-deferral', 'surrender-charge'],
  },
  'accumulation-phase': {
    term: 'Accumulation phase',
    definition: 'The years in which money stays in a deferred annuity and is meant to grow, before any income is taken from it.',
    seeAlso: ['payout-phase', 'deferred-annuity'],
  },
  'accumulation-value': {
    term: 'Accumulation value',
    definition:
      'The money that is really in your contract: what you paid in, plus interest, minus withdrawals and fees. If you leave early, the surrender charge still comes off it.',
    seeAlso: ['cash-surrender-value', 'income-base'],
  },
  'annual-point-to-point': {
    term: 'Annual point-to-point',
    definition:
      'A crediting method that compares an index on two days, one year apart, and credits interest from that one difference. What happened on the days between does not count.',
    seeAlso: ['crediting-method', 'monthly-sum', 'cap-rate'],
  },
  'annual-reset': {
    term: 'Annual reset',
    definition:
      'Each contract year starts from the index level of that day. Interest credited in earlier years stays, and a fall last year does not have to be made up first.',
    seeAlso: ['crediting-method', 'contract-anniversary'],
  },
  annuitant: {
    term: 'Annuitant',
    definition: 'The person whose age and life decide how long and how much the annuity pays. Often the owner, but it does not have to be.',
    seeAlso: ['owner', 'beneficiary'],
  },
  annuitization: {
    term: 'Annuitization',
    definition:
      'Exchanging the value of a contract for a stream of payments, for life or for a set number of years. Once it starts, you usually can’t undo it, and the lump sum is gone.',
    seeAlso: ['income-rider', 'payout-option'],
  },
  annuity: {
    term: 'Annuity',
    definition:
      'A contract with an insurance company. You pay it money, at once or over time, and it promises growth, an income, or both, under the terms written in the contract.',
    seeAlso: ['premium', 'insurer'],
  },
  beneficiary: {
    term: 'Beneficiary',
    definition:
      'The person who receives what is left when the owner dies, or the annuitant, as the contract says. You name a beneficiary in writing and can usually change it.',
    seeAlso: ['death-benefit', 'owner'],
  },
  'best-interest': {
    term: 'Best interest rule',
    definition:
      'The rule of most states since the NAIC model of 2020: a seller who recommends an annuity may not put their own pay ahead of your interest, and must write down why it fits you. It asks more than suitability and less than a fiduciary duty.',
    seeAlso: ['suitability', 'fiduciary', 'replacement'],
  },
  'bonus-recapture': {
    term: 'Bonus recapture',
    definition:
      'A clause that lets the insurer take back part or all of a premium bonus when you leave or withdraw early. It comes on top of the surrender charge.',
    seeAlso: ['premium-bonus', 'surrender-charge'],
  },
  'cap-rate': {
    term: 'Cap rate',
    definition:
      'The most interest an index annuity credits for a period, however far the index rises. The insurer can usually set a new cap each year, down to a minimum written in the contract.',
    seeAlso: ['participation-rate', 'spread', 'renewal-rate'],
  },
  'cash-refund': {
    term: 'Cash refund',
    definition:
      'A payout option for life: if you die before the payments add up to what you paid in, your beneficiary receives the difference at once. The payments are smaller than with life only.',
    seeAlso: ['life-only', 'period-certain', 'installment-refund'],
  },
  'cash-surrender-value': {
    term: 'Cash surrender value',
    definition:
      'What you would be paid if you ended the contract today: the accumulation value less surrender charge, market value adjustment and any bonus taken back. Compare this number with other offers.',
    seeAlso: ['accumulation-value', 'surrender-charge', 'market-value-adjustment'],
  },
  commission: {
    term: 'Commission',
    definition:
      'What the insurer pays the seller for a contract. You do not see it deducted, but the insurer earns it back over the years, which is one reason for long surrender periods.',
    seeAlso: ['surrender-period', 'best-interest'],
  },
  'contract-anniversary': {
    term: 'Contract anniversary',
    definition:
      'The day of each year on which your contract was issued. Index interest, new caps and most yearly fees fall on it, and surrender years are counted from it.',
    seeAlso: ['crediting-period', 'surrender-schedule'],
  },
  'contract-fee': {
    term: 'Contract fee',
    definition:
      'A flat yearly amount in dollars that some contracts take for administration, whatever the size of the account. It is often waived above a certain balance.',
    seeAlso: ['rider-fee', 'mortality-and-expense-charge'],
  },
  'cost-of-living-adjustment': {
    term: 'Cost-of-living adjustment',
    abbreviation: 'COLA',
    definition:
      'A yearly increase of a payment so that it keeps up with prices. Social Security has one; an annuity has none unless you choose it, and then the first payments are smaller.',
    seeAlso: ['inflation-risk', 'level-payment'],
  },
  'crediting-method': {
    term: 'Crediting method',
    definition:
      'The rule by which an index annuity turns the movement of an index into interest: what is compared with what, over which period, and with which cap, participation rate or spread.',
    seeAlso: ['annual-point-to-point', 'monthly-sum', 'cap-rate', 'participation-rate'],
  },
  'crediting-period': {
    term: 'Crediting period',
    definition:
      'The stretch of time, often one or two years, after which interest is worked out and added. Money taken out before its end usually earns no index interest for that period.',
    seeAlso: ['crediting-method', 'contract-anniversary'],
  },
  'death-benefit': {
    term: 'Death benefit',
    definition:
      'What the contract pays to your beneficiary when you die. Often it is the accumulation value; a larger one is usually paid for by a fee.',
    seeAlso: ['beneficiary', 'accumulation-value'],
  },
  'deferred-annuity': {
    term: 'Deferred annuity',
    definition:
      'An annuity in which the money first stays and grows, and in which income, if you want any, comes later. Multi-year guarantee, fixed index and variable annuities are deferred.',
    seeAlso: ['myga', 'fixed-index-annuity', 'variable-annuity'],
  },
  'deferred-income-annuity': {
    term: 'Deferred income annuity',
    abbreviation: 'DIA',
    definition:
      'You pay now and receive a fixed income for life from a later date that you choose at the start, often many years away. Until then you usually can’t get at the money.',
    seeAlso: ['qlac', 'spia', 'longevity-risk'],
  },
  dividend: {
    term: 'Dividend',
    definition:
      'The part of its profit that a company pays to its shareholders. An index annuity usually does not credit dividends, because it follows the price of the index only.',
    seeAlso: ['price-index', 'index'],
  },
  'excess-withdrawal': {
    term: 'Excess withdrawal',
    definition: 'Taking more in a year than an income rider allows. It lowers the promised income for good, often by more than you took.',
    seeAlso: ['guaranteed-lifetime-withdrawal-benefit', 'income-base'],
  },
  'exclusion-ratio': {
    term: 'Exclusion ratio',
    definition:
      'The part of each annuity payment that counts for income tax as your own money coming back, and isn’t taxed. It applies to annuitized contracts bought with money that was taxed before. Once all of that money is back, every payment is taxed in full.',
    seeAlso: ['non-qualified-money', 'annuitization'],
  },
  fiduciary: {
    term: 'Fiduciary',
    definition:
      'Someone who must by law put your interest before their own. Not everyone who sells annuities has to, so ask for the answer in writing.',
    seeAlso: ['best-interest', 'commission'],
  },
  'financial-strength-rating': {
    term: 'Financial strength rating',
    definition:
      'The opinion of a rating agency on how likely an insurer is to pay its claims, given as letters. Agencies use different scales, so compare the letters of one agency only.',
    seeAlso: ['insurer', 'general-account'],
  },
  'first-year-bonus-rate': {
    term: 'First-year bonus rate',
    alsoCalled: 'Teaser rate',
    definition:
      'A higher interest rate that is paid in the first year only. To compare offers, ask for the average yearly yield over the whole term.',
    seeAlso: ['renewal-rate', 'yield-to-surrender'],
  },
  'fixed-account-option': {
    term: 'Fixed account option',
    definition: 'A choice inside an index or variable annuity that earns a declared interest rate instead of following an index or fund.',
    seeAlso: ['crediting-method', 'fixed-annuity'],
  },
  'fixed-annuity': {
    term: 'Fixed annuity',
    definition:
      'An annuity that earns interest at a rate the insurer declares. The rate is guaranteed for a time, then it can change, but not below the minimum in the contract.',
    seeAlso: ['myga', 'guaranteed-minimum-rate', 'renewal-rate'],
  },
  'fixed-index-annuity': {
    term: 'Fixed index annuity',
    abbreviation: 'FIA',
    definition:
      'A deferred annuity whose interest depends on a market index, within limits such as a cap. A falling index means no interest for the year, not a loss, but fees can still reduce the value.',
    seeAlso: ['crediting-method', 'cap-rate', 'floor', 'volatility-controlled-index'],
  },
  floor: {
    term: 'Floor',
    definition:
      'The lowest interest an index annuity can credit for a period, usually zero. It limits what the index does to your money; fees and surrender charges can still make the value fall.',
    seeAlso: ['fixed-index-annuity', 'rider-fee'],
  },
  'free-look': {
    term: 'Free look',
    definition:
      'A number of days after the contract is delivered in which you can cancel it and get your money back; for a variable annuity it can be the value of that day. The number depends on your state and contract, and stands on its cover or first pages.',
    seeAlso: ['surrender-period'],
  },
  'free-withdrawal': {
    term: 'Free withdrawal',
    alsoCalled: 'Penalty-free withdrawal',
    definition:
      'The amount you may take out each contract year without a surrender charge, often a percentage of the value. Income tax can still be due on it, and before age 59½ an additional tax.',
    seeAlso: ['surrender-charge', 'withdrawal-charge'],
  },
  'fund-expense': {
    term: 'Fund expense',
    definition:
      'The yearly cost of a fund inside a variable annuity, taken within the fund as a percentage of its value. It comes on top of the fees of the contract.',
    seeAlso: ['subaccount', 'mortality-and-expense-charge'],
  },
  'general-account': {
    term: 'General account',
    definition:
      'The insurer’s own investments, which stand behind its guarantees. The money of fixed and fixed index annuities is part of it.',
    seeAlso: ['separate-account', 'financial-strength-rating'],
  },
  'guaranteed-lifetime-withdrawal-benefit': {
    term: 'Guaranteed lifetime withdrawal benefit',
    abbreviation: 'GLWB',
    definition:
      'The usual kind of income rider. It promises that you can withdraw a yearly amount for life, even after your account has run empty, as long as you never take more than that.',
    seeAlso: ['income-rider', 'income-base', 'payout-rate', 'excess-withdrawal'],
  },
  'guaranteed-minimum-rate': {
    term: 'Guaranteed minimum rate',
    definition:
      'The lowest interest rate that the contract allows the insurer to declare later. It is usually far below the rate of the first year.',
    seeAlso: ['renewal-rate', 'fixed-annuity'],
  },
  'immediate-annuity': {
    term: 'Immediate annuity',
    definition:
      'An annuity that starts to pay within a year of being bought. The most common kind is bought with one payment and pays a fixed amount for life.',
    seeAlso: ['spia', 'deferred-income-annuity'],
  },
  'income-base': {
    term: 'Income base',
    alsoCalled: 'Benefit base',
    definition:
      'A figure used only to work out the payments and often the fee of an income rider. It is not money: you cannot withdraw it, and your heirs do not receive it.',
    seeAlso: ['roll-up-rate', 'accumulation-value', 'income-rider'],
  },
  'income-rider': {
    term: 'Income rider',
    definition:
      'An addition to a deferred annuity that promises withdrawals for life. You usually pay a fee for it every year, even if you never use it.',
    seeAlso: ['guaranteed-lifetime-withdrawal-benefit', 'rider-fee', 'income-base'],
  },
  index: {
    term: 'Index',
    definition:
      'A number that sums up how a group of shares, bonds or other investments moves. An index annuity uses it as a yardstick: your money is not invested in it.',
    seeAlso: ['crediting-method', 'price-index'],
  },
  'inflation-risk': {
    term: 'Inflation risk',
    definition:
      'The danger that prices rise while a payment stays the same, so that it buys less each year. A level annuity payment is fully exposed to it.',
    seeAlso: ['level-payment', 'cost-of-living-adjustment'],
  },
  'installment-refund': {
    term: 'Installment refund',
    definition:
      'Like a cash refund, but if you die early your beneficiary keeps receiving the payments until they add up to what you paid in.',
    seeAlso: ['cash-refund', 'life-only'],
  },
  insurer: {
    term: 'Insurer',
    alsoCalled: 'Carrier',
    definition:
      'The insurance company that issues the contract and has to keep its promises. Every guarantee of an annuity is only as good as the insurer’s ability to pay.',
    seeAlso: ['financial-strength-rating', 'general-account'],
  },
  'internal-rate-of-return': {
    term: 'Internal rate of return',
    abbreviation: 'IRR',
    definition:
      'The yearly rate at which the money you paid in grows into exactly the payments you got out. With it you can compare an income promise with a savings rate. It depends on how long you live.',
    seeAlso: ['payout-rate', 'roll-up-rate'],
  },
  'joint-and-survivor': {
    term: 'Joint and survivor',
    definition:
      'A payout option that pays as long as either of two people lives. The payment is smaller than for one life, and it may fall after the first death if the contract says so.',
    seeAlso: ['life-only', 'payout-option'],
  },
  laddering: {
    term: 'Laddering',
    definition:
      'Splitting money over several contracts that end or start in different years, so that not all of it is tied to the rates of one day or locked up for the same time.',
    seeAlso: ['myga', 'maturity-date'],
  },
  'level-payment': {
    term: 'Level payment',
    definition: 'A payment that stays the same number of dollars for as long as it lasts. What those dollars buy shrinks as prices rise.',
    seeAlso: ['inflation-risk', 'cost-of-living-adjustment'],
  },
  'life-only': {
    term: 'Life only',
    definition:
      'A payout option that pays as long as you live and stops when you die, however early. It gives the largest payment and leaves nothing to heirs.',
    seeAlso: ['period-certain', 'cash-refund', 'joint-and-survivor'],
  },
  liquidity: {
    term: 'Liquidity',
    definition:
      'How quickly, and at what loss, you can turn something into cash. A savings account is liquid; an annuity in its surrender period mostly is not.',
    seeAlso: ['surrender-period', 'free-withdrawal'],
  },
  'longevity-risk': {
    term: 'Longevity risk',
    definition: 'The danger of living longer than your savings last. An income for life moves it from you to the insurer.',
    seeAlso: ['mortality-credit', 'spia', 'deferred-income-annuity'],
  },
  'lump-sum': {
    term: 'Lump sum',
    definition: 'One single payment of a whole amount, instead of many payments over time.',
    seeAlso: ['annuitization', 'premium'],
  },
  'market-value-adjustment': {
    term: 'Market value adjustment',
    abbreviation: 'MVA',
    definition:
      'A correction when you leave or withdraw early. It usually takes away money if interest rates have risen since you bought, and can add some if they have fallen. It comes on top of the surrender charge.',
    seeAlso: ['surrender-charge', 'cash-surrender-value'],
  },
  'maturity-date': {
    term: 'Maturity date',
    alsoCalled: 'Annuity date',
    definition:
      'The latest day on which the contract has to be turned into payments or ended, often at a very high age. Do not confuse it with the end of the surrender period or of a rate guarantee.',
    seeAlso: ['annuitization', 'surrender-period'],
  },
  'monthly-sum': {
    term: 'Monthly sum',
    alsoCalled: 'Monthly point-to-point',
    definition:
      'A crediting method that adds up twelve monthly changes of an index. Good months are limited by a cap, bad months are not, so one bad month can wipe out several good ones.',
    seeAlso: ['crediting-method', 'cap-rate'],
  },
  'mortality-and-expense-charge': {
    term: 'Mortality and expense charge',
    abbreviation: 'M&E',
    definition:
      'The yearly fee of a variable annuity for its insurance guarantees, selling costs and profit, as a percentage of the account. It is taken every year, in good and bad markets.',
    seeAlso: ['variable-annuity', 'fund-expense', 'rider-fee'],
  },
  'mortality-credit': {
    term: 'Mortality credit',
    definition:
      'The money of those who die early, which pays for those who live long. That is why a lifetime annuity can pay more than interest alone, and why it leaves little or nothing to heirs.',
    seeAlso: ['life-only', 'longevity-risk'],
  },
  myga: {
    term: 'Multi-year guarantee annuity',
    abbreviation: 'MYGA',
    definition:
      'A deferred annuity with one interest rate that is guaranteed for a set number of years. At the end you can take the money, renew, or move it.',
    seeAlso: ['fixed-annuity', 'renewal-window', 'surrender-period'],
  },
  'non-qualified-money': {
    term: 'Non-qualified money',
    definition:
      'Money on which you have already paid income tax. When it comes out of an annuity only the gain is taxed, and withdrawals count as gain first.',
    seeAlso: ['qualified-money', 'exclusion-ratio', 'tax-deferral'],
  },
  owner: {
    term: 'Owner',
    definition:
      'The person to whom the contract belongs: who may withdraw money, name beneficiaries and end it. The owner usually also owes the tax.',
    seeAlso: ['annuitant', 'beneficiary'],
  },
  'participation-rate': {
    term: 'Participation rate',
    definition: 'The share of an index’s rise that an index annuity credits as interest. At a 50% rate, an 8% gain earns you 4%.',
    seeAlso: ['cap-rate', 'spread', 'crediting-method'],
  },
  'payout-option': {
    term: 'Payout option',
    definition:
      'How the income is to be paid: for one life or two, with a minimum number of years or a refund, level or rising. More promises mean smaller payments, and the choice is usually final.',
    seeAlso: ['life-only', 'joint-and-survivor', 'period-certain', 'cash-refund'],
  },
  'payout-phase': {
    term: 'Payout phase',
    alsoCalled: 'Distribution phase',
    definition: 'The years in which an annuity pays you. They end on a date or with your life, as the contract says.',
    seeAlso: ['accumulation-phase', 'annuitization'],
  },
  'payout-rate': {
    term: 'Payout rate',
    definition:
      'The yearly income as a percentage of the money it is worked out from: your premium, or for a rider the income base. It is not a rate of interest, because the payments include your own money.',
    seeAlso: ['internal-rate-of-return', 'income-base'],
  },
  'period-certain': {
    term: 'Period certain',
    definition:
      'A minimum number of years for which payments are made, whether or not you live that long. After your death they go on to your beneficiary until the period ends.',
    seeAlso: ['life-only', 'payout-option'],
  },
  premium: {
    term: 'Premium',
    definition: 'The money you pay into an annuity, all at once or in several payments.',
    seeAlso: ['single-premium', 'accumulation-value'],
  },
  'premium-bonus': {
    term: 'Premium bonus',
    definition:
      'A percentage that the insurer adds to your premium at the start. It is usually paid for by lower caps, a longer surrender period or a higher fee, and part of it can be taken back if you leave early.',
    seeAlso: ['bonus-recapture', 'surrender-period', 'vesting'],
  },
  'price-index': {
    term: 'Price index',
    definition:
      'An index that counts only the prices of its shares and leaves out their dividends. Most index annuities use one, so their interest is based on less than an investor in the same shares would earn.',
    seeAlso: ['index', 'dividend'],
  },
  principal: {
    term: 'Principal',
    definition: 'The money you put in, without any interest or gain.',
    seeAlso: ['premium', 'accumulation-value'],
  },
  prospectus: {
    term: 'Prospectus',
    definition:
      'The document that the law requires for securities such as variable annuities. It lists every fee, risk and rule; the fee table and the rider pages are the ones to read first.',
    seeAlso: ['variable-annuity', 'registered-index-linked-annuity'],
  },
  qlac: {
    term: 'Qualified longevity annuity contract',
    abbreviation: 'QLAC',
    definition:
      'A deferred income annuity bought inside a retirement account. Federal rules let the money in it be left out of required minimum distributions until its income starts, at the latest at age 85, up to a dollar limit.',
    seeAlso: ['deferred-income-annuity', 'required-minimum-distribution', 'qualified-money'],
  },
  'qualified-money': {
    term: 'Qualified money',
    definition:
      'Money in a tax-favored retirement plan such as a traditional IRA or 401(k). It grows tax-deferred there anyway, so an annuity inside such an account adds no further tax advantage.',
    seeAlso: ['non-qualified-money', 'required-minimum-distribution'],
  },
  'registered-index-linked-annuity': {
    term: 'Registered index-linked annuity',
    abbreviation: 'RILA',
    definition:
      'An annuity tied to an index in which you carry part of the losses: the insurer absorbs either the first part of a fall or everything beyond a limit. It is a security, sold with a prospectus.',
    seeAlso: ['fixed-index-annuity', 'variable-annuity', 'prospectus'],
  },
  'renewal-rate': {
    term: 'Renewal rate',
    definition:
      'The rate, cap or participation rate that the insurer sets after the first guarantee has ended. It may be lower than the first one; ask what it has been in past years.',
    seeAlso: ['guaranteed-minimum-rate', 'cap-rate', 'first-year-bonus-rate'],
  },
  'renewal-window': {
    term: 'Renewal window',
    definition:
      'The short time, often thirty days, after a guarantee ends in which you can leave without a charge. If you do nothing, many contracts begin a new term with a new surrender period.',
    seeAlso: ['myga', 'surrender-period'],
  },
  replacement: {
    term: 'Replacement',
    definition:
      'Giving up one annuity or life insurance policy to buy another. You may pay a surrender charge on the old contract and begin a new surrender period, so the seller has to give reasons for it in writing.',
    seeAlso: ['exchange-1035', 'surrender-period', 'best-interest'],
  },
  'required-minimum-distribution': {
    term: 'Required minimum distribution',
    abbreviation: 'RMD',
    definition: `The amount you must take from most retirement accounts each year, under federal tax law. By the law of ${rmdAge.year} it starts at ${rmdAge.value}, or at ${rmdAgeBornFrom1960.value} if you were born in 1960 or later. Roth accounts are exempt while the owner lives.`,
    seeAlso: ['qualified-money', 'qlac', 'free-withdrawal'],
  },
  rider: {
    term: 'Rider',
    definition: 'An addition to a contract that adds a promise, such as income for life or a larger death benefit. Most cost a yearly fee.',
    seeAlso: ['income-rider', 'rider-fee', 'death-benefit'],
  },
  'rider-fee': {
    term: 'Rider fee',
    definition:
      'The yearly price of a rider, taken from your account. It is often a percentage of the income base, so it grows with that base even when the account does not.',
    seeAlso: ['income-rider', 'income-base'],
  },
  'roll-up-rate': {
    term: 'Roll-up rate',
    definition:
      'The rate at which an income base grows until you take income. It is not interest on your money: it only makes larger the figure from which the payments are worked out.',
    seeAlso: ['income-base', 'payout-rate', 'internal-rate-of-return'],
  },
  'separate-account': {
    term: 'Separate account',
    definition:
      'Where the investments of a variable annuity are held, apart from the insurer’s own money. Their value rises and falls with the markets, and you carry that risk.',
    seeAlso: ['general-account', 'subaccount', 'variable-annuity'],
  },
  'single-premium': {
    term: 'Single premium',
    definition: 'One payment that buys the whole contract. Nothing can be added later.',
    seeAlso: ['premium', 'spia'],
  },
  spia: {
    term: 'Single premium immediate annuity',
    abbreviation: 'SPIA',
    definition:
      'You pay once, and the insurer pays you a fixed income that starts within a year and lasts for life or a chosen number of years. The lump sum is then usually gone for good.',
    seeAlso: ['immediate-annuity', 'life-only', 'payout-option'],
  },
  spread: {
    term: 'Spread',
    alsoCalled: 'Margin',
    definition:
      'A percentage that is taken off the index gain before interest is credited. If the gain is smaller than the spread, the interest is zero.',
    seeAlso: ['cap-rate', 'participation-rate', 'crediting-method'],
  },
  subaccount: {
    term: 'Subaccount',
    definition:
      'One of the investment choices inside a variable annuity, much like a mutual fund. Each has its own costs and its own ups and downs.',
    seeAlso: ['variable-annuity', 'fund-expense'],
  },
  suitability: {
    term: 'Suitability',
    definition:
      'The older standard for a sale: the annuity has to fit your needs and finances. A seller could meet it with a contract that pays the seller more than another that also fits you. The best interest rule asks for more.',
    seeAlso: ['best-interest', 'fiduciary'],
  },
  'surrender-charge': {
    term: 'Surrender charge',
    definition:
      'What the insurer keeps, as a percentage, when you end the contract or take out more than it allows before the surrender period is over.',
    seeAlso: ['surrender-period', 'surrender-schedule', 'free-withdrawal'],
  },
  'surrender-period': {
    term: 'Surrender period',
    definition:
      'The years in which leaving the contract, or taking out more than it allows, costs a surrender charge. Count it in years from the first payment, and ask whether a new payment starts it again.',
    seeAlso: ['surrender-charge', 'surrender-schedule', 'liquidity'],
  },
  'surrender-schedule': {
    term: 'Surrender schedule',
    definition: 'The table in the contract that says how high the surrender charge is in each year. It usually falls step by step to zero.',
    seeAlso: ['surrender-charge', 'surrender-period'],
  },
  'tax-deferral': {
    term: 'Tax deferral',
    definition:
      'No income tax is due on the growth inside an annuity until it is taken out. Then the gain is taxed as ordinary income, not at the lower rates for capital gains.',
    seeAlso: ['non-qualified-money', 'qualified-money', 'exchange-1035'],
  },
  'variable-annuity': {
    term: 'Variable annuity',
    abbreviation: 'VA',
    definition:
      'A deferred annuity whose money is invested in funds that you choose. Its value can fall as well as rise, and its layers of yearly fees are taken either way.',
    seeAlso: ['subaccount', 'mortality-and-expense-charge', 'prospectus'],
  },
  vesting: {
    term: 'Vesting',
    definition: 'The schedule by which a bonus becomes yours to keep, year by year. You lose what hasn’t vested if you leave.',
    seeAlso: ['premium-bonus', 'bonus-recapture'],
  },
  'volatility-controlled-index': {
    term: 'Volatility-controlled index',
    definition:
      'An index that moves money between shares and safer investments to keep its swings small. It rises less in strong years, so a high participation rate in it promises less than it seems to.',
    seeAlso: ['index', 'participation-rate'],
  },
  'withdrawal-charge': {
    term: 'Withdrawal charge',
    definition:
      'A surrender charge on part of the money: what the insurer keeps when a withdrawal is larger than the free amount. Contracts use either name.',
    seeAlso: ['surrender-charge', 'free-withdrawal'],
  },
  'yield-to-surrender': {
    term: 'Yield to surrender',
    definition:
      'The average yearly growth of your money until the surrender period ends, with bonus years counted in. It makes offers with and without a first-year bonus comparable.',
    seeAlso: ['first-year-bonus-rate', 'myga'],
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermId = keyof typeof glossary;
