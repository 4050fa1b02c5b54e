import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { type HostData, HostProvider } from './host-data.tsx';

/** Runs one page of a remote alone, for development: the page named by the address, without the shell's chrome. */
export function mountStandalone(pages: Readonly<Record<string, ComponentType>>, host: HostData): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('Root element not found!');
  const route = host.routes.find((row) => [row.path, ...(row.aliases ?? [])].includes(window.location.pathname));
  const Page = pages[route?.id ?? ''] ?? Object.values(pages)[0];
  if (!Page) throw new Error('This remote has no pages');
  createRoot(element).render(
    <HostProvider host={host}>
      <main>
        <Page />
      </main>
    </HostProvider>,
  );
}
