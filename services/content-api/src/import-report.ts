import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanLine, hasHidden } from '@annuity-lantern/domain/clean-text';
import { formatPercent } from '@annuity-lantern/domain/format-number';
import {
  approvalWords,
  count,
  MOST_ROWS,
  type PlannedSheet,
  planWarnings,
  problemText,
  type SheetReading,
} from '@annuity-lantern/rate-sheets';

export const importHelp = `npm run rates:import -- FILE puts a sheet of rates in the place of the one that visitors see, all of it or nothing.

  FILE             a CSV file in UTF-8; - reads standard input. Its columns are in docs/operations/rates.md
  --dry-run        only says what would change
  --as-of DAY      the day of rates that do not say their own, such as 2026-11-18
  --source WORDS   where they are from, as visitors read it beside each rate ("rate sheet")
  --force          takes a sheet that is older than the one in place, or samples in the place of real rates
  --help           this text

It finds the MongoDB of a running npm start with the same DATA_DIR, or takes MONGODB_URL.
A sheet that changes more than a tenth of the rates, or one by more than a percentage point, waits until a manager approves it at /admin.
Ends with 0 when the sheet is in place or would be, 1 when it is refused, 2 when the command is wrong, 3 when MongoDB did not
answer or another import came first, 4 when it waits for approval. Nothing has changed unless it says so.
`;

export interface ImportWords {
  readonly file: string;
  readonly dryRun: boolean;
  readonly asOf: string | undefined;
  readonly source: string;
  readonly force: boolean;
}

/** Parses the command line. Returns what is wrong with it in words if it does not parse. */
export function readWords(words: readonly string[]): ImportWords | 'help' | { readonly wrong: string } {
  const asked = parse(words);
  if ('wrong' in asked) return asked;
  const { values, positionals } = asked;
  if (values.help) return 'help';
  const [file, another] = positionals;
  if (file === undefined) return { wrong: 'Name the file to import.' };
  if (another !== undefined) return { wrong: 'Name one file.' };
  const asOf = values['as-of'];
  if (asOf !== undefined && !isDay(asOf)) return { wrong: '--as-of must be a day such as 2026-11-18.' };
  const source = cleanLine(values.source ?? 'rate sheet');
  if (source === '' || source.length > 80 || hasHidden(values.source ?? '')) return { wrong: '--source must be 1 to 80 characters.' };
  return { file, dryRun: values['dry-run'] ?? false, asOf, source, force: values.force ?? false };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        'dry-run': { type: 'boolean' },
        'as-of': { type: 'string' },
        source: { type: 'string' },
        force: { type: 'boolean' },
      },
    });
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : 'The command is wrong.' };
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

const MOST_SHOWN = 20;

export function refusedReport(file: string, reading: SheetReading & { ok: false }): string {
  const more = reading.more > 0 ? [`  and ${count(reading.more, 'more problem', 'more problems')}`] : [];
  const lines = [`${nameOf(file)} cannot be imported:`, ...reading.problems.map((problem) => `  ${problemText(problem)}`), ...more];
  return `${[...lines, 'Nothing has changed. Put the file right and run the command again; --as-of DAY gives the day of a whole sheet.'].join('\n')}\n`;
}

/** What a sheet would change, then each changed rate. */
export function planReport({ difference, summary, base }: PlannedSheet): string {
  const { added, changed, adjusted, removed, unchanged } = difference;
  const label = ({ carrier, productName, term }: { carrier: string; productName: string; term: string }) =>
    `${carrier}, ${productName}, ${term}`;
  const list = (title: string, lines: readonly string[]) => [
    `  ${title}: ${lines.length.toLocaleString('en-US')}`,
    ...lines.slice(0, MOST_SHOWN).map((line) => `    ${line}`),
    ...(lines.length > MOST_SHOWN ? [`    and ${(lines.length - MOST_SHOWN).toLocaleString('en-US')} more`] : []),
  ];
  return `${[
    base
      ? `Compared with the ${count(base.count, 'rate', 'rates')} in place (of ${daysOf(base)}):`
      : 'There is no sheet yet, so everything in this one is new:',
    ...(base ? list('added', added.map(label)) : [`  added: ${added.length.toLocaleString('en-US')}`]),
    ...list(
      'changed rate',
      changed.map(
        ({ rate, before, terms }) => `${label(rate)}: ${[`${formatPercent(before)} to ${formatPercent(rate.rate)}`, ...terms].join('; ')}`,
      ),
    ),
    ...list(
      'same rate, other terms',
      adjusted.map(({ rate, terms }) => `${label(rate)}: ${terms.join('; ')}`),
    ),
    ...list('removed', removed.map(label)),
    `  unchanged: ${unchanged.toLocaleString('en-US')}`,
    `The sheet is of ${daysOf(summary)}${summary.samples > 0 ? `; ${count(summary.samples, 'rate is a sample', 'rates are samples')}` : ''}.`,
  ].join('\n')}\n`;
}

/** Why a readable sheet is not published. */
export function notReadyReport(plan: PlannedSheet, isProduction: boolean): string {
  const { outcome } = plan;
  if (outcome === 'same') return 'This very sheet is in place already: nothing to do.\n';
  const [reason] = planWarnings(plan, !isProduction);
  if (outcome === 'older') return `${reason} Nothing has changed. With --force it is published anyway.\n`;
  return `${reason} Nothing has changed.${isProduction ? '' : ' With --force the samples take their place.'}\n`;
}

export const appliedReport = (rates: number): string =>
  `${count(rates, 'rate is', 'rates are')} in place. The site shows them within seconds; pages that are open, within five minutes.\n`;

/** What the command would do without `--dry-run`. */
export function dryRunReport({ approval }: PlannedSheet): string {
  const then = approval.length > 0 ? `the sheet waits for approval: ${approvalWords(approval).join(' ')}` : 'the sheet is put in place.';
  return `Nothing has changed, since this was a dry run. Without --dry-run ${then}\n`;
}

const HOW_TO_APPROVE = 'A manager approves it at /admin under Rates. Until then visitors see the rates in place.\n';

export function waitingReport({ approval }: PlannedSheet): string {
  return `The sheet waits for approval: ${approvalWords(approval).join(' ')}\n${HOW_TO_APPROVE}`;
}

export const waitsAlreadyReport = `This very sheet waits for approval already. ${HOW_TO_APPROVE}`;

export const tooLong = `The file is larger than any sheet may be (${MOST_ROWS.toLocaleString('en-US')} rows). Nothing has changed.\n`;

function nameOf(file: string): string {
  return file === '-' ? 'The sheet' : basename(file);
}

function daysOf({ oldestAsOf, newestAsOf }: { readonly oldestAsOf: string; readonly newestAsOf: string }): string {
  return oldestAsOf === newestAsOf ? newestAsOf : `${oldestAsOf} to ${newestAsOf}`;
}
