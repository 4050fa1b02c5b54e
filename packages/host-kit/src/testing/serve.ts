import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { useNavigation } from '../navigation.tsx';

/**
 * Puts a page into the document as the gateway serves it. A test types into it as a visitor does before the script runs, then
 * calls `hydrate`. The test fails when React complains.
 */
export function serve(page: ReactNode) {
  const complaints: unknown[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  // The server knows no address.
  useNavigation.setState({ place: { pathname: '', search: '', hash: '' } });
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  onTestFinished(() => {
    log.mockRestore();
    root.remove();
    expect(complaints).toEqual([]);
  });

  /** `beforeEffects` is where the shell fills in the address. */
  async function hydrate(beforeEffects?: () => void): Promise<void> {
    await act(async () => {
      render(page, { container: root, hydrate: true, onRecoverableError: (error) => complaints.push(error) });
      beforeEffects?.();
    });
    expect(complaints).toEqual([]);
  }

  return { root, hydrate };
}
