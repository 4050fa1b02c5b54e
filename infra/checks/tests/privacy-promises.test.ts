import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { effects, providers, switchedQueues } from '@annuity-lantern/contracts/effects';
import { exits } from '@annuity-lantern/contracts/exits';
import { fieldsOfLead } from '@annuity-lantern/lead-store';
import { describe, expect, it } from 'vitest';
import { type Keeper, promises } from './privacy-promises.ts';

const root = resolve(import.meta.dirname, '../../..');
const policy = readFileSync(join(root, 'mfe-content/content/legal/privacy-policy.mdx'), 'utf8');
const settings = readFileSync(join(root, '.env.example'), 'utf8');

/** What a sentence of the policy says if it promises something. */
const promising =
  /\b(?:we|you) (?:will|don’t|never|delete|erase|keep|stop|tell|honor|email|take|store|count|send|pass|call|can|pause|add|sign)\b|we’ll|\b(?:at most|never|nothing|none|no one|no cookies?|no name|neither|kept out)\b/i;
/** Each line of these sections is a promise. */
const promisingSections = ['how-long', 'your-rights'];

/** The sentences of the policy that promise something. A line of a list is one. */
function promisesIn(text: string): string[] {
  const plain = text
    .replace(/^---.*?\n---\n/s, '')
    .replace(/<DataTable.*?<\/DataTable>/gs, '')
    .replace(/<Site of="(\w+)" \/>/g, '{$1}')
    .replace(/<\/?(?:PageLink|MyRequestPart|When)[^>]*>|\*\*/g, '');
  return plain.split(/^## /m).flatMap((section) => {
    const isPromising = promisingSections.some((id) => section.includes(`[#${id}]`));
    return section
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const isItem = line.startsWith('- ');
        const sentences = isItem ? [line.slice(2)] : line.split(/(?<=[.!?:]”?) (?=[A-Z“{])/);
        return sentences.filter((sentence) => promising.test(sentence) || (isItem && isPromising));
      });
  });
}

/** Why a row does not hold; empty if it does. */
function faultsOf({ closes, erased, kept, setting, files = [], ...others }: Keeper): string[] {
  const isNamed = [closes, erased, kept, setting, ...Object.values(others)].some(Boolean) || files.length > 0;
  return [
    ...(isNamed ? [] : ['names nothing that keeps it']),
    ...(closes ?? []).filter(([choice, exit]) => exits[exit][choice] !== 'closed').map(([choice, exit]) => `${choice} leaves ${exit} open`),
    ...(erased ?? []).filter((field) => fieldsOfLead[field] === 'kept').map((field) => `${field} is kept`),
    ...(kept ?? []).filter((field) => fieldsOfLead[field] !== 'kept').map((field) => `${field} is not kept whole`),
    ...(setting && !settings.includes(`${setting}=`) ? [`no setting ${setting}`] : []),
    ...files.filter((file) => !existsSync(join(root, file))).map((file) => `no file ${file}`),
  ];
}

describe('the promises of the privacy policy', () => {
  const found = promisesIn(policy);

  it('are found', () => {
    expect(found.length).toBeGreaterThan(50);
    const made = '## A\n\nIt rains. We never sell <Site of="phone" />. “You can.” You can.\n\n## B [#how-long]\n\n- A code: a day.';
    expect(promisesIn(made)).toEqual(['We never sell {phone}.', '“You can.”', 'You can.', 'A code: a day.']);
  });

  it('each have a row that names what keeps them', () => {
    expect(found.filter((sentence) => !Object.hasOwn(promises, sentence))).toEqual([]);
  });

  it('include the sentence of each row', () => {
    expect(Object.keys(promises).filter((sentence) => !found.includes(sentence))).toEqual([]);
  });

  it.each(Object.entries(promises))('are kept: %s', (_sentence, keeper) => {
    expect(faultsOf(keeper)).toEqual([]);
  });

  it('leave out no provider to which a request leaves the house', () => {
    const named = Object.values(promises).flatMap((keeper) => (keeper.effects ?? []).map((name) => effects[name].queue));
    const reaching = switchedQueues.filter((queue) => providers[queue].outside === 'reaches');
    expect(reaching.length).toBeGreaterThan(2);
    expect(reaching.filter((queue) => !named.includes(queue))).toEqual([]);
  });

  it('include cookies: only the sign-in of staff sets one', () => {
    const sources = globSync('{services/*,services/libs/*,shell,mfe-*,packages/*}/src/**/*.{ts,tsx}', { cwd: root });
    const setting = sources
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .filter((file) => /set-cookie|\bcookie(?:\(|: \{)|document\.cookie|cookieStore/i.test(readFileSync(join(root, file), 'utf8')));
    expect(setting.sort()).toEqual(['services/lead-desk/src/session/staff-session.ts', 'services/lead-desk/src/sign-in/device-cookie.ts']);
  });
});
