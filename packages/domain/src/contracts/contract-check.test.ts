import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckName, type ContractFigures, checkContract, type Finding } from './contract-check.ts';
import type { Flag } from './contract-thresholds.ts';
import type { Exchange } from './leave-or-stay.ts';
import { marketValueLoss } from './market-value-adjustment.ts';

const nothingKnown: ContractFigures = {
  value: null,
  paidIn: null,
  feesPercent: null,
  mostCreditPercent: null,
  surrenderYears: null,
  yearsLeft: null,
  chargePercent: null,
  freePercent: null,
  marketValueAdjustment: null,
  adjustmentRates: null,
  need: null,
  bonusPercent: null,
  bonusTakenBack: null,
  rollUp: null,
  toldBaseIsCash: null,
  exchange: null,
};

const exchange: Exchange = {
  value: 150_000,
  chargePercent: 6,
  oldRatePercent: 3,
  oldFeesPercent: 0,
  newRatePercent: 5.5,
  newFeesPercent: 0,
  newBonusPercent: 0,
  newSurrenderYears: 7,
  adjustedYears: 0,
};

const all = (known: Partial<ContractFigures>) => checkContract({ ...nothingKnown, ...known });
function look(check: CheckName, known: Partial<ContractFigures>): Omit<Finding, 'check'> | undefined {
  const found = all(known).find((finding) => finding.check === check);
  if (!found) return undefined;
  const { check: _, ...rest } = found;
  return rest;
}
const flagOf = (check: CheckName, known: Partial<ContractFigures>): Flag | undefined => look(check, known)?.flag;

it('checks nothing when no figure is known', () => {
  expect(all({})).toEqual([]);
  expect(all({ value: 150_000, paidIn: 100_000 })).toEqual([]);
});

it('keeps one order', () => {
  const found = all({
    value: 150_000,
    paidIn: 120_000,
    feesPercent: 3.4,
    mostCreditPercent: 6,
    surrenderYears: 12,
    yearsLeft: 8,
    chargePercent: 9,
    freePercent: 10,
    marketValueAdjustment: true,
    need: { dollars: 20_000, inYears: 3 },
    bonusPercent: 8,
    bonusTakenBack: true,
    rollUp: { percent: 8, kind: 'simple', years: 10, payoutPercent: 5 },
    toldBaseIsCash: false,
    exchange,
  });
  expect(found.map(({ check, flag }) => [check, flag])).toEqual([
    ['yearly-fees', 'warn'],
    ['fees-against-credit', 'warn'],
    ['surrender-period', 'severe'],
    ['charge-now', 'warn'],
    ['free-withdrawal', 'none'],
    ['money-needed', 'warn'],
    ['market-value', 'severe'],
    ['bonus', 'severe'],
    ['roll-up', 'warn'],
    ['base-as-cash', 'none'],
    ['exchange', 'none'],
  ]);
});

describe('yearly fees', () => {
  it('are a part of the value, each year', () => {
    expect(look('yearly-fees', { feesPercent: 3.4, value: 150_000 })).toEqual({ flag: 'warn', figure: 3.4, dollars: 5_100 });
    expect(look('yearly-fees', { feesPercent: 4 })).toEqual({ flag: 'severe', figure: 4, dollars: null });
    expect(look('yearly-fees', { value: 1 })).toBeUndefined();
  });
});

describe('fees against the most that a year can credit', () => {
  it.each<[number, number, Flag, number]>([
    [0, 0, 'none', 0],
    [0, 6, 'none', 6],
    [2.9, 6, 'none', 3.1],
    [3, 6, 'warn', 3],
    [5.9, 6, 'warn', 0.1],
    [6, 6, 'severe', 0],
    [7, 6, 'severe', -1],
    [1, 0, 'severe', -1],
  ])('fees of %f of a credit of %f: %s', (feesPercent, mostCreditPercent, flag, left) => {
    const found = look('fees-against-credit', { feesPercent, mostCreditPercent, value: 200_000 });
    expect(found?.flag).toBe(flag);
    expect(found?.figure).toBeCloseTo(left, 10);
    expect(found?.dollars).toBeCloseTo(left * 2_000, 6);
  });

  it('needs both', () => {
    expect(look('fees-against-credit', { feesPercent: 3 })).toBeUndefined();
    expect(look('fees-against-credit', { mostCreditPercent: 3 })).toBeUndefined();
    expect(look('fees-against-credit', { feesPercent: 3, mostCreditPercent: 4 })?.dollars).toBeNull();
  });
});

describe('the surrender period', () => {
  it('holds what is not free this year', () => {
    expect(look('surrender-period', { surrenderYears: 8, value: 150_000, freePercent: 10 })).toEqual({
      flag: 'warn',
      figure: 8,
      dollars: 135_000,
    });
    expect(look('surrender-period', { surrenderYears: 7, value: 150_000 })).toEqual({ flag: 'none', figure: 7, dollars: 150_000 });
    expect(look('surrender-period', { surrenderYears: 11 })).toEqual({ flag: 'severe', figure: 11, dollars: null });
  });

  it('is at least as long as what is left of it', () => {
    expect(look('surrender-period', { yearsLeft: 8 })?.flag).toBe('warn');
    expect(look('surrender-period', { surrenderYears: 5, yearsLeft: 11 })).toMatchObject({ flag: 'severe', figure: 11 });
    expect(look('surrender-period', { surrenderYears: 11, yearsLeft: 1 })).toMatchObject({ flag: 'severe', figure: 11 });
  });

  it('matters no longer once it is over', () => {
    expect(look('surrender-period', { surrenderYears: 12, yearsLeft: 0, value: 1_000 })).toEqual({ flag: 'none', figure: 12, dollars: 0 });
  });
});

describe('the charge now', () => {
  it.each<[number, Flag, number]>([
    [0, 'none', 0],
    [6.9, 'none', 10_350],
    [7, 'warn', 10_500],
    [9.9, 'warn', 14_850],
    [10, 'severe', 15_000],
  ])('%f%% is %s', (chargePercent, flag, dollars) => {
    const found = look('charge-now', { chargePercent, value: 150_000 });
    expect(found).toMatchObject({ flag, figure: chargePercent });
    expect(found?.dollars).toBeCloseTo(dollars, 6);
    expect(look('charge-now', { chargePercent })?.dollars).toBeNull();
  });
});

describe('the free withdrawal', () => {
  it.each<[number, Flag]>([
    [0, 'severe'],
    [4.9, 'severe'],
    [5, 'warn'],
    [9.9, 'warn'],
    [10, 'none'],
  ])('%f%% is %s', (freePercent, flag) => {
    expect(look('free-withdrawal', { freePercent, value: 1_000 })).toMatchObject({ flag, figure: freePercent, dollars: freePercent * 10 });
    expect(flagOf('free-withdrawal', { freePercent, yearsLeft: 1 })).toBe(flag);
    expect(flagOf('free-withdrawal', { freePercent, yearsLeft: 0 })).toBe('none');
  });
});

describe('money that is needed', () => {
  const known = { value: 150_000, freePercent: 10, chargePercent: 9, yearsLeft: 5 };
  it.each<[number, number, Flag, number]>([
    [15_000, 0, 'none', 0],
    [15_001, 0, 'severe', 1],
    [15_001, 1, 'severe', 1],
    [20_000, 2, 'warn', 5_000],
    [30_000, 2, 'warn', 15_000],
    [30_001, 2, 'severe', 15_001],
    [60_001, 4, 'severe', 45_001],
    [60_001, 5, 'none', 0],
  ])('%i dollars in %i years: %s', (dollars, inYears, flag, beyond) => {
    const found = look('money-needed', { ...known, need: { dollars, inYears } });
    expect(found).toMatchObject({ flag, figure: beyond });
    expect(found?.dollars).toBeCloseTo(beyond * 0.09, 8);
  });

  it('can be told only with what it is held against', () => {
    const need = { dollars: 50_000, inYears: 2 };
    expect(look('money-needed', known)).toBeUndefined();
    expect(look('money-needed', { ...known, need, yearsLeft: null })).toBeUndefined();
    expect(look('money-needed', { ...known, need, freePercent: null })).toBeUndefined();
    expect(look('money-needed', { ...known, need, value: null })).toBeUndefined();
    expect(look('money-needed', { ...known, need, chargePercent: null })).toEqual({ flag: 'severe', figure: 35_000, dollars: null });
    expect(look('money-needed', { need, yearsLeft: 2 })).toEqual({ flag: 'none', figure: 0, dollars: 0 });
  });
});

describe('a market value adjustment', () => {
  it('takes a part by the years that are left', () => {
    expect(marketValueLoss(0)).toBe(0);
    expect(marketValueLoss(1)).toBeCloseTo(0.952, 3);
    expect(marketValueLoss(8)).toBeCloseTo(7.37, 3);
  });

  it.each<[number, Flag]>([
    [0, 'none'],
    [1, 'none'],
    [2, 'warn'],
    [6, 'warn'],
    [7, 'severe'],
  ])('with %i years left is %s', (yearsLeft, flag) => {
    const found = look('market-value', { marketValueAdjustment: true, yearsLeft, value: 100_000 });
    expect(found?.flag).toBe(flag);
    expect(found?.figure).toBe(marketValueLoss(yearsLeft));
    expect(found?.dollars).toBeCloseTo(marketValueLoss(yearsLeft) * 1_000, 6);
  });

  it('is none where there is none, and unknown without years', () => {
    expect(look('market-value', { marketValueAdjustment: false })).toEqual({ flag: 'none', figure: 0, dollars: 0 });
    expect(look('market-value', { marketValueAdjustment: true })).toBeUndefined();
    expect(look('market-value', { yearsLeft: 5 })).toBeUndefined();
  });

  it('goes by the rates of an exchange where they take more than the example', () => {
    const known = { marketValueAdjustment: true, value: 150_000, yearsLeft: 6 };
    expect(look('market-value', { ...known, adjustmentRates: { boughtAt: 3, leftAt: 5.5 } })?.dollars).toBeCloseTo(20_103, 0);
    expect(flagOf('market-value', { ...known, yearsLeft: 1, adjustmentRates: { boughtAt: 3, leftAt: 5.5 } })).toBe('warn');
    for (const adjustmentRates of [{ boughtAt: 5, leftAt: 3 }, { boughtAt: 3, leftAt: 3.5 }, null])
      expect(look('market-value', { ...known, adjustmentRates })?.figure).toBe(marketValueLoss(6));
  });
});

describe('a bonus', () => {
  it.each<[Partial<ContractFigures>, Flag | undefined]>([
    [{ bonusPercent: 0 }, 'none'],
    [{ bonusPercent: 8, bonusTakenBack: true }, 'warn'],
    [{ bonusPercent: 8, bonusTakenBack: true, surrenderYears: 10 }, 'warn'],
    [{ bonusPercent: 8, bonusTakenBack: true, surrenderYears: 11 }, 'severe'],
    [{ bonusPercent: 8, bonusTakenBack: true, yearsLeft: 11 }, 'severe'],
    [{ bonusPercent: 8, bonusTakenBack: true, surrenderYears: 12, yearsLeft: 0 }, 'none'],
    [{ bonusPercent: 8, bonusTakenBack: false, surrenderYears: 12 }, 'warn'],
    [{ bonusPercent: 8, surrenderYears: 8 }, 'warn'],
    [{ bonusPercent: 8, yearsLeft: 8 }, 'warn'],
    [{ bonusPercent: 8, bonusTakenBack: false, surrenderYears: 7 }, 'none'],
    [{ bonusPercent: 8, bonusTakenBack: false, yearsLeft: 7 }, 'none'],
    [{ bonusPercent: 8, surrenderYears: 7 }, undefined],
    [{ bonusPercent: 8, bonusTakenBack: false }, undefined],
    [{ bonusPercent: 8 }, undefined],
    [{ bonusTakenBack: true }, undefined],
  ])('%o is %s', (known, flag) => {
    expect(flagOf('bonus', known)).toBe(flag);
  });

  it('is a part of what was paid in', () => {
    expect(look('bonus', { bonusPercent: 8, bonusTakenBack: true, paidIn: 120_000, value: 150_000 })?.dollars).toBe(9_600);
    expect(look('bonus', { bonusPercent: 8, bonusTakenBack: true, value: 150_000 })?.dollars).toBeNull();
  });
});

describe('a roll-up', () => {
  const rollUp = { percent: 8, kind: 'simple', years: 10, payoutPercent: 5 } as const;

  it('is compared with the real return after twenty years of income', () => {
    const found = look('roll-up', { rollUp, paidIn: 100_000, value: 130_000 });
    expect(found?.flag).toBe('warn');
    expect(found?.figure).toBeCloseTo(2.98, 2);
    expect(found?.dollars).toBeCloseTo(9_000, 6);
    expect(look('roll-up', { rollUp, value: 130_000 })?.dollars).toBeCloseTo(11_700, 6);
    expect(look('roll-up', { rollUp })?.dollars).toBeNull();
  });

  it('is flagged by the gap', () => {
    expect(flagOf('roll-up', { rollUp: { ...rollUp, percent: 10, payoutPercent: 4 } })).toBe('severe');
    expect(flagOf('roll-up', { rollUp: { ...rollUp, percent: 4, payoutPercent: 6.5 } })).toBe('none');
  });

  it('is not checked where no income is paid', () => {
    expect(look('roll-up', { rollUp: { ...rollUp, payoutPercent: 0 } })).toBeUndefined();
  });
});

it('calls it severe when the base was called cash', () => {
  expect(look('base-as-cash', { toldBaseIsCash: true })).toEqual({ flag: 'severe', figure: null, dollars: null });
  expect(flagOf('base-as-cash', { toldBaseIsCash: false })).toBe('none');
});

describe('an exchange', () => {
  it('is severe when the new contract is ahead for some years only, and no flag when it is for longer than anyone looks', () => {
    const atOnce = { ...exchange, chargePercent: 3, oldRatePercent: 5, newRatePercent: 4, newBonusPercent: 5, newSurrenderYears: 0 };
    expect(flagOf('exchange', { exchange: atOnce })).toBe('severe');
    expect(flagOf('exchange', { exchange: { ...atOnce, newRatePercent: 4.99 } })).toBe('none');
  });

  it('is held against the new surrender period', () => {
    // Paid for after 2.58 years: beyond half of five, below half of six.
    const known = { marketValueAdjustment: false };
    expect(look('exchange', { ...known, exchange })?.figure).toBeCloseTo(2.58, 2);
    expect(look('exchange', { ...known, exchange })?.dollars).toBe(9_000);
    expect(flagOf('exchange', { ...known, exchange: { ...exchange, newSurrenderYears: 6 } })).toBe('none');
    expect(flagOf('exchange', { exchange: { ...exchange, newSurrenderYears: 5 } })).toBe('warn');
    expect(flagOf('exchange', { exchange: { ...exchange, newSurrenderYears: 2 } })).toBe('severe');
  });

  it('is within the limits only if a market value adjustment cannot change that', () => {
    // Without an adjustment paid for after 2.14 of 7 years, with one after 8.48.
    const offer = { ...exchange, chargePercent: 5 };
    expect(flagOf('exchange', { exchange: offer, marketValueAdjustment: false })).toBe('none');
    expect(flagOf('exchange', { exchange: offer, yearsLeft: 0 })).toBe('none');
    expect(flagOf('exchange', { exchange: offer, yearsLeft: 6 })).toBeUndefined();
    expect(flagOf('exchange', { exchange: offer })).toBeUndefined();
    expect(flagOf('exchange', { exchange: { ...offer, adjustedYears: 6 }, yearsLeft: 6, marketValueAdjustment: true })).toBe('severe');
    // One year of adjustment is too little to matter, and with equal rates there is none.
    expect(flagOf('exchange', { exchange: { ...offer, newSurrenderYears: 20 }, yearsLeft: 1 })).toBe('none');
    expect(
      flagOf('exchange', { exchange: { ...offer, chargePercent: 0, newRatePercent: 3, newBonusPercent: 5, newSurrenderYears: 0 } }),
    ).toBe('none');
  });

  it('that never pays is severe, and one without costs is not flagged', () => {
    expect(look('exchange', { exchange: { ...exchange, newRatePercent: 3 } })).toEqual({ flag: 'severe', figure: null, dollars: 9_000 });
    expect(look('exchange', { yearsLeft: 0, exchange: { ...exchange, chargePercent: 0, newSurrenderYears: 0 } })).toEqual({
      flag: 'none',
      figure: 0,
      dollars: 0,
    });
  });
});

describe('what is out of bounds', () => {
  const rollUp = { percent: 8, kind: 'simple', years: 10, payoutPercent: 5 } as const;
  it.each<Partial<ContractFigures>>([{ value: -1 }, { value: 1.1e12 }, { paidIn: Number.NaN }, { need: { dollars: -1, inYears: 1 } }])(
    '%o is no amount',
    (wrong) => {
      expect(() => all(wrong)).toThrow('Dollars must be numbers from 0 to 1e12');
    },
  );
  it.each<Partial<ContractFigures>>([
    { feesPercent: -0.1 },
    { mostCreditPercent: 100.1 },
    { chargePercent: 101 },
    { freePercent: -1 },
    { bonusPercent: Number.POSITIVE_INFINITY },
    { surrenderYears: 101 },
    { yearsLeft: -1 },
    { need: { dollars: 1, inYears: 101 } },
    { rollUp: { ...rollUp, percent: 101 } },
    { rollUp: { ...rollUp, payoutPercent: 101 } },
    { rollUp: { ...rollUp, years: 101 } },
  ])('%o is no percentage and no time', (wrong) => {
    expect(() => all(wrong)).toThrow('Percents and years must be numbers from 0 to 100');
  });
  it('the bounds themselves are taken', () => {
    expect(all({ value: 1e12, feesPercent: 100, surrenderYears: 100 })).toHaveLength(2);
  });
});

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const dollars = fc.double({ min: 0, max: 1e12, noNaN: true });
const years = fc.integer({ min: 0, max: 100 });
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const contracts: fc.Arbitrary<ContractFigures> = fc.record({
  value: maybe(dollars),
  paidIn: maybe(dollars),
  feesPercent: maybe(percent),
  mostCreditPercent: maybe(percent),
  surrenderYears: maybe(years),
  yearsLeft: maybe(years),
  chargePercent: maybe(percent),
  freePercent: maybe(percent),
  marketValueAdjustment: maybe(fc.boolean()),
  need: maybe(fc.record({ dollars, inYears: years })),
  bonusPercent: maybe(percent),
  bonusTakenBack: maybe(fc.boolean()),
  rollUp: maybe(fc.record({ percent, kind: fc.constantFrom('simple' as const, 'compound' as const), years, payoutPercent: percent })),
  toldBaseIsCash: maybe(fc.boolean()),
  adjustmentRates: fc.constant(null),
  exchange: fc.constant(null),
});

describe('for every contract', () => {
  it('figures and dollars are finite', () => {
    fc.assert(
      fc.property(contracts, (contract) => {
        for (const { figure, dollars: sum } of checkContract(contract)) {
          if (figure !== null) expect(Number.isFinite(figure)).toBe(true);
          if (sum !== null) expect(Number.isFinite(sum)).toBe(true);
        }
      }),
    );
  });

  const order: readonly Flag[] = ['none', 'warn', 'severe'];
  it.each<[CheckName, keyof ContractFigures, fc.Arbitrary<number>, 1 | -1]>([
    ['yearly-fees', 'feesPercent', percent, 1],
    ['fees-against-credit', 'feesPercent', percent, 1],
    ['surrender-period', 'surrenderYears', years, 1],
    ['charge-now', 'chargePercent', percent, 1],
    ['free-withdrawal', 'freePercent', percent, -1],
    ['market-value', 'yearsLeft', years, 1],
    ['bonus', 'surrenderYears', years, 1],
  ])('%s is never flagged less for a worse %s', (check, name, numbers, direction) => {
    fc.assert(
      fc.property(contracts, numbers, numbers, (contract, one, other) => {
        const [better, worse] = [one, other].sort((a, b) => (a - b) * direction) as [number, number];
        const before = flagOf(check, { ...contract, [name]: better });
        const after = flagOf(check, { ...contract, [name]: worse });
        if (before && after) expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
      }),
    );
  });

  it('flags nothing for an unknown figure', () => {
    fc.assert(
      fc.property(contracts, (contract) => {
        const flagged = checkContract(contract).filter(({ flag }) => flag !== 'none');
        for (const { check } of flagged) {
          if (check === 'yearly-fees') expect(contract.feesPercent).not.toBeNull();
          if (check === 'money-needed') expect(contract.need).not.toBeNull();
          if (check === 'bonus') expect(contract.bonusPercent).not.toBeNull();
        }
      }),
    );
  });
});
