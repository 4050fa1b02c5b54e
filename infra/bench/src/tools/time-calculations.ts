import path from 'node:path';
import { repositoryRoot } from '../product/repository-root.ts';

export interface Calculation {
  readonly name: string;
  /** Milliseconds, one number for each time. */
  readonly times: readonly number[];
}

/** What is used of a module. They are opened as files: a measurement is no part of what it measures, and imports nothing of it. */
// biome-ignore lint/suspicious/noExplicitAny: the modules have types of their own, and what does not fit fails at once.
type Module = Readonly<Record<string, any>>;

const TIMES = 1_000;
const THIS_YEAR = 2026;

/** Works out each calculator anew, a thousand times: from the texts in its fields to all the figures and sentences on its page. */
export async function timeCalculations(): Promise<readonly Calculation[]> {
  const [payout, planner, comparison, check] = await Promise.all([payoutCalculator(), incomePlanner(), likeForLike(), contractCheck()]);
  return [payout, planner, comparison, ...check];
}

async function payoutCalculator(): Promise<Calculation> {
  const domain = await open('packages/domain/src/payout.ts');
  const model = await openAll('payout-calculator', [
    'calculator-inputs',
    'payout-course',
    'life-outcomes',
    'draw-down-course',
    'amount-needed',
  ]);
  const texts = initialTexts(model.payoutFields);
  return time('payout with returns, longevity, plain drawing and the reverse question', (turn) => {
    const { good } = model.parseInputs({ ...texts, amount: String(100_000 + turn) });
    const paid = domain.calculatePayout(good);
    const person = { birthYear: THIS_YEAR - good.currentAge, sex: good.sex };
    const course = model.payoutCourse({ ...good, payout: paid, person });
    return [
      model.lifeOutcomes(course, paid.payoutRate, person, 2.5),
      model.drawDownCourse(course, person, 4),
      model.amountsNeeded(1_500, good.currentAge, good.startAge),
    ];
  });
}

async function incomePlanner(): Promise<Calculation> {
  const model = await openAll('income-planner', ['planner-inputs', 'planner-facts', 'income-course', 'claiming-course', 'couple-course']);
  const texts = { ...initialTexts(model.plannerFields), spouse: 'yes' };
  return time('income plan with both spouses and every claiming age', (turn) => {
    const { good } = model.parseInputs({ ...texts, amount: String(100_000 + turn) });
    const facts = model.plannerFacts(good, THIS_YEAR);
    return [model.incomeCourse(facts), model.claimingCourse(facts), model.coupleCourse(facts)];
  });
}

async function likeForLike(): Promise<Calculation> {
  const { productSheet } = await open('packages/domain/src/product-sheet.ts');
  const model = await openAll('product-comparison', ['dollar-rows', 'range-geometry', 'course-geometry']);
  return time('three products like for like', (turn) => {
    const products = [0, 1, 2].map((place) => productSheet[(turn + place * 7) % productSheet.length]);
    const amount = 100_000 + turn;
    return [model.dollarRows(products, amount), model.rangeRows(products, amount), model.coursesOf(products, amount)];
  });
}

async function contractCheck(): Promise<Calculation[]> {
  const model = await openAll('contract-check', ['questions', 'read-answers', 'check-result', 'exchange-view']);
  const answered = Object.entries(model.questions as Record<string, Module>).map(([name, question]) => [name, answerTo(question)]);
  const exchange = {
    chargePercent: 7,
    oldRatePercent: 2,
    oldFeesPercent: 1,
    newRatePercent: 5,
    newFeesPercent: 0.5,
    newBonusPercent: 4,
    newSurrenderYears: 7,
  };
  return [
    time('contract check with every question answered', (turn) => {
      const { good } = model.readAnswers({ ...Object.fromEntries(answered), value: String(100_000 + turn) });
      return model.checkResult(good);
    }),
    time('leave or stay over forty years', (turn) => model.exchangeView({ ...exchange, value: 100_000 + turn })),
  ];
}

function answerTo({ kind, options, limits }: Module): string {
  if (kind === 'choice') return options[0].value;
  if (kind === 'percents') return '9, 8, 7, 6, 5, 4, 3, 2, 1';
  return kind === 'money' ? '50,000' : String(limits.to);
}

function initialTexts(fields: Module): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]));
}

function time(name: string, work: (turn: number) => unknown): Calculation {
  const times = Array.from({ length: TIMES }, (_, turn) => {
    const begin = performance.now();
    work(turn);
    return performance.now() - begin;
  });
  return { name, times };
}

async function openAll(feature: string, names: readonly string[]): Promise<Module> {
  const modules = await Promise.all(names.map((name) => open(`mfe-tools/src/features/${feature}/model/${name}.ts`)));
  return Object.assign({}, ...modules) as Module;
}

function open(file: string): Promise<Module> {
  return import(path.join(repositoryRoot, file)) as Promise<Module>;
}
