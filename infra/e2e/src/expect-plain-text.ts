import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { expect, type Locator } from '@playwright/test';

/**
 * Expects American English without leftovers of a program in a part of a page, closed sections included.
 *
 * @param names further words, such as a visitor's name
 */
export async function expectPlainText(part: Locator, names: readonly string[] = []): Promise<void> {
  // The tests have their own host in place of the site's.
  expect(findTextFaults(await part.evaluate(readText), ['localhost', ...names])).toEqual([]);
}
