import { ApiError } from '@annuity-lantern/host-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteError } from '../../queries/last-error.ts';
import { createQueryClient } from '../../queries/query-client.ts';
import { LastErrorLine } from './last-error-line.tsx';

test('shows the reference of the last error of the server, and nothing before there is one', () => {
  const client = createQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <LastErrorLine />
    </QueryClientProvider>,
  );
  expect(container.textContent).toBe('');
  const wire = { code: 'internal', message: '', requestId: '3f2a9c1d-58b1-4d5e-9a30-1f2e3d4c5b6a' };
  act(() => noteError(client, new ApiError(500, 'failed', { wire })));
  expect(container.textContent).toMatch(
    /^Last error of the server: \d+:\d\d [ap]\.m\. If you report it, give this error reference: 3f2a9c1d$/,
  );
  expect(screen.getByText('3f2a9c1d')).toBeTruthy();
});
