// Two tables, so that the first file of every page carries the names alone.

/** Every tool and its name, in the order of menus and lists. The id is the id of its page's route, unless `partOf` says otherwise. */
export const toolNames = {
  'comparison-tools': 'Rate comparison',
  'annuity-comparison': 'Annuity comparison',
  'retirement-calculator': 'Payout calculator',
  'income-planning': 'Income planner',
  'pension-choice': 'Pension choice',
  'quote-check': 'Quote check',
  'four-ways': 'Four ways to the same income',
  'required-withdrawal': 'Required withdrawal',
  'do-i-need-one': 'Do I need one?',
  'contract-check': 'Contract check',
  'leave-or-stay': 'Leave or stay',
  'free-look': 'Free-look helper',
  'roll-up-decoder': 'Roll-up decoder',
  'renewal-window': 'Renewal guide',
  'inherited-annuity': 'Inherited annuity guide',
} as const;

export type ToolId = keyof typeof toolNames;

/** In the order of menus and lists. */
export const toolIds = Object.keys(toolNames) as ToolId[];

/** Tools that are a part of another page: its route, and the element's id there. */
const partOf = {
  'roll-up-decoder': { to: 'annuity-alert', suffix: '#roll-up-decoder' },
} as const satisfies Partial<Record<ToolId, { readonly to: string; readonly suffix: string }>>;
type Part = keyof typeof partOf;

/** The target of a link to a tool: the route, and the rest of the address. */
export function placeOf(id: ToolId): ToolPlace {
  return isPart(id) ? partOf[id] : { to: id };
}

export interface ToolPlace {
  readonly to: Exclude<ToolId, Part> | (typeof partOf)[Part]['to'];
  readonly suffix?: string;
}

function isPart(id: ToolId): id is Part {
  return id in partOf;
}

/** The question that a tool answers, in the visitor's words. */
export const toolQuestions: Readonly<Record<ToolId, string>> = {
  'comparison-tools': 'Which insurer pays the best rate?',
  'annuity-comparison': 'Which annuity leaves me with more money?',
  'retirement-calculator': 'What would an annuity pay me each month?',
  'income-planning': 'What will I have each month, with Social Security?',
  'pension-choice': 'Lump sum or monthly pension? And what for my spouse?',
  'quote-check': 'What does this annuity quote give back?',
  'four-ways': 'How long would my savings have paid me, with an annuity or without?',
  'required-withdrawal': 'How much must I take out this year?',
  'do-i-need-one': 'Should I skip an annuity?',
  'contract-check': 'Is my annuity a bad one?',
  'leave-or-stay': 'Does it pay to leave my annuity?',
  'free-look': 'I just signed. Can I still cancel?',
  'roll-up-decoder': 'What does “8% guaranteed” really pay me?',
  'renewal-window': 'My term is ending. What can I do, and by when?',
  'inherited-annuity': 'I inherited an annuity. What can I do, and by when?',
};

/** The tools on the home page, in its order. */
export const homeTools = [
  'retirement-calculator',
  'annuity-comparison',
  'contract-check',
  'income-planning',
] as const satisfies readonly ToolId[];

/** The two tools that come next, at the end of a tool's page. */
export const nextTools = {
  'comparison-tools': ['annuity-comparison', 'retirement-calculator'],
  'annuity-comparison': ['contract-check', 'retirement-calculator'],
  'retirement-calculator': ['income-planning', 'comparison-tools'],
  'income-planning': ['retirement-calculator', 'comparison-tools'],
  'pension-choice': ['income-planning', 'quote-check'],
  'quote-check': ['retirement-calculator', 'income-planning'],
  'four-ways': ['income-planning', 'quote-check'],
  'required-withdrawal': ['income-planning', 'inherited-annuity'],
  'do-i-need-one': ['comparison-tools', 'income-planning'],
  'contract-check': ['annuity-comparison', 'roll-up-decoder'],
  'leave-or-stay': ['contract-check', 'comparison-tools'],
  'free-look': ['contract-check', 'comparison-tools'],
  'roll-up-decoder': ['contract-check', 'retirement-calculator'],
  'renewal-window': ['comparison-tools', 'leave-or-stay'],
  'inherited-annuity': ['contract-check', 'retirement-calculator'],
} as const satisfies Record<ToolId, readonly [ToolId, ToolId]>;
