import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { expect, type Locator } from '@playwright/test';

/**
 * Expects American English without leftovers of a program in all that a part of a page says by now, what is closed included.
 *
 * @param names words of the test's own, such as the name of a visitor
 */
export async function expectPlainText(part: Locator, names: readonly string[] = []): Promise<void> {
  // The host of the tests stands where a reader sees the site's own.
  expect(findTextFaults(await part.evaluate(readText), ['localhost', ...names])).toEqual([]);
}
