import type { TextKind } from './content-kinds.ts';

/**
 * What a prop may say: free words, or a name that the build looks up. A list holds the only values. Every prop is a string and has to
 * be there, except words that end in `?`.
 */
type PropRule = 'words' | 'words?' | 'figure' | 'term' | 'year figure' | 'page' | readonly string[];
export type ComponentRules = Readonly<Record<string, Readonly<Record<string, PropRule>>>>;

const inEveryText = {
  /** Figures of `packages/domain/src/figures/text-figures.ts`, written out at build. The name says the unit, so that the sentence can be read. */
  Dollars: { of: 'figure' },
  Percent: { of: 'figure' },
  Number: { of: 'figure' },
  /** The year for which a figure of law was checked. */
  FigureYear: { of: 'year figure' },
  Term: { id: 'term' },
  PageLink: { to: 'page' },
  DataTable: { caption: 'words' },
} as const satisfies ComponentRules;

const byKind = {
  lesson: {
    Drawing: {
      name: [
        'index-and-contract',
        'monthly-sum',
        'capped-years',
        'participating-years',
        'spread-years',
        'envelopes',
        'paper-and-account',
        'surrender-by-year',
        'bonus-and-plain',
        'vehicles',
      ],
      title: 'words',
      sentence: 'words',
      source: 'words',
    },
    WorkedExample: { heading: 'words' },
    /** The working of an example, a line for each year. */
    YearByYear: { of: ['cap', 'participation', 'spread', 'cap-in-poor-years'] },
  },
  'annuity-type': {
    /** The drawing of the type that it names. */
    TypeDrawing: {
      of: ['immediate', 'deferred-income', 'multi-year', 'fixed-index', 'variable'],
      title: 'words',
      sentence: 'words',
    },
    RiskList: {},
    /** Inside `RiskList`. `words` take the place of "You" and "The insurer" where a condition is needed. */
    Risk: { what: 'words', carriedBy: ['insurer', 'you'], words: 'words?' },
    /** From which figure we flag a contract, and what that says of an example. */
    Threshold: { of: ['surrender-years-multi-year', 'surrender-years-fixed-index', 'yearly-fees-variable'] },
  },
  legal: {
    /** A value of the site file. */
    Site: {
      of: [
        'productName',
        'networkName',
        'address',
        'contactEmail',
        'phone',
        'hours',
        'paidBy',
        'callerRole',
        'financialNotice',
        'erasedWithin',
        'retention',
      ],
    },
    /** Words that a text has only where the site file or a setting makes them true. */
    When: { it: ['matchIsNoSale', 'matchIsOpen', 'financialNotice', 'noFinancialNotice', 'timeLimit', 'noTimeLimit'] },
    /** A figure of the claims, and the way to its source. */
    SiteClaim: { of: ['contactTime'] },
    /** The part of a visitor's own request that does what the text says. */
    MyRequestPart: { at: ['correct', 'stop', 'copy', 'delete'] },
  },
  guide: {},
} as const satisfies Record<TextKind, ComponentRules>;

/** The only components that a text of a kind may name, with their props. */
export function allowedComponents(kind: TextKind): ComponentRules {
  return { ...inEveryText, ...byKind[kind] };
}

type Rules<Kind extends TextKind> = typeof inEveryText & (typeof byKind)[Kind];
/** Written out at build, so no browser needs a component for them. */
type FigureName = 'Dollars' | 'Percent' | 'Number';

/** The components that a kind of text needs at run time. */
export type ComponentName<Kind extends TextKind> = Exclude<keyof Rules<Kind>, FigureName>;

type ValueOf<Rule> = Rule extends readonly (infer Value)[] ? Value : string;

/** The props that a text gives a component, without children. */
export type PropsOf<Kind extends TextKind, Name extends keyof Rules<Kind>> = {
  readonly [Prop in keyof Rules<Kind>[Name] as Rules<Kind>[Name][Prop] extends 'words?' ? never : Prop]: ValueOf<Rules<Kind>[Name][Prop]>;
} & {
  readonly [Prop in keyof Rules<Kind>[Name] as Rules<Kind>[Name][Prop] extends 'words?' ? Prop : never]?: string;
};
