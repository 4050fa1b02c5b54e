import { add } from './add.ts';
import { disable } from './disable.ts';
import { licenses } from './licenses.ts';
import { list } from './list.ts';
import { reset } from './reset.ts';
import { resetCodeVerb } from './reset-code.ts';
import { unlock } from './unlock.ts';
import type { Verb } from './verb.ts';

const verbs: ReadonlyMap<string, Verb> = new Map(
  Object.entries({ add, reset, 'reset-code': resetCodeVerb, disable, unlock, licenses, list }),
);
const usage = ([name, { operands, optional }]: readonly [string, Verb]) =>
  [name, ...operands, ...(optional ? [`[${optional}]`] : [])].join(' ');
const seeHelp = 'see npm run staff -- --help';

export const staffHelp = `npm run staff -- VERB changes the accounts that sign in at /admin. It is audited.

${[...verbs].map((entry) => `  ${usage(entry).padEnd(29)}${entry[1].purpose}`).join('\n')}
  ${'--help'.padEnd(29)}this text

It reads MONGODB_URL, AUDIT_KEY and AUDIT_HEADS_FILE, else those of a running npm start (DATA_DIR). It ends with 1 when it could not do what it was asked.
`;

/** Parses the command line. Returns a sentence on what is wrong if it does not parse. */
export function readWords(
  words: readonly string[],
): 'help' | { readonly wrong: string } | { readonly verb: Verb; readonly operands: string[] } {
  if (words.includes('--help') || words.includes('-h')) return 'help';
  const [name, ...operands] = words;
  if (name === undefined) return { wrong: `Say what to do: ${seeHelp}` };
  const verb = verbs.get(name);
  if (!verb) return { wrong: `"${name}" is not something that npm run staff can do: ${seeHelp}` };
  const most = verb.operands.length + (verb.optional ? 1 : 0);
  if (operands.length < verb.operands.length || operands.length > most)
    return { wrong: `Write it as npm run staff -- ${usage([name, verb])}` };
  return { verb, operands };
}
