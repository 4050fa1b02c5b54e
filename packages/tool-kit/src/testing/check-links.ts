import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alterations } from '@annuity-lantern/contracts/testing/alter-address';
import { tidyAddress } from '@annuity-lantern/contracts/tidy-address';
import { expect, it } from 'vitest';
import { type Fields, initialInputs, readInputsHash, unreadInHash, writeInputsHash } from '../inputs/inputs-in-hash.ts';

interface ToolLink {
  readonly path: string;
  readonly fields: Fields<string>;
  /** Values for the names that have none at first. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The tables of fields that the tools below a folder keep in the address, also those of a tool that is its page file. */
export function findKeptFields(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/useKeptInputs\(\s*\w+,\s*(\w+)/g)])
    .flatMap(([, fields = '']) => fields);
}

/**
 * Tests that a link of each tool is read as it was written, however a mail program altered it.
 * @param folder the source of the remote
 * @param links one for each tool, by the name of its table of fields
 */
export function checkLinks(folder: string, links: Readonly<Record<string, ToolLink>>): void {
  it('has a link of every tool that keeps its inputs in the address', () => {
    expect(Object.keys(links).toSorted()).toEqual(findKeptFields(folder).toSorted());
  });

  it.each(Object.entries(links))(
    'reads a link of %s as it was written, however a mail program altered it',
    (_, { path, fields, texts }) => {
      const address = path + writeInputsHash(fields, { ...initialInputs(fields), ...texts });
      expect(tidyAddress(address)).toBe(address);
      expect(unreadInHash(fields, address.slice(path.length))).toEqual([]);
      const read = readInputsHash(fields, address.slice(path.length));
      for (const [what, alter] of Object.entries(alterations)) {
        const tidy = tidyAddress(alter(address));
        expect([what, tidy.slice(0, path.length), readInputsHash(fields, tidy.slice(path.length))]).toEqual([what, path, read]);
      }
    },
  );
}
