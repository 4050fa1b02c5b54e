import { randomUUID } from 'node:crypto';
import { createLog } from '@annuity-lantern/service-kit/log';
import { expect, it } from 'vitest';
import { createGate } from './create-gate.ts';
import { limitLosses } from './limit-losses.ts';

const job = { v: 1, leadId: randomUUID(), sealed: 'k1.text' } as const;

function setUp() {
  const lines: string[] = [];
  const running = new Set<string>();
  const together: string[][] = [];
  const restore = async ({ leadId }: { readonly leadId: string }) => {
    running.add(leadId);
    await new Promise((resolve) => setTimeout(resolve, 5));
    together.push([...running]);
    running.delete(leadId);
    return 'restored' as const;
  };
  const handle = limitLosses(restore, createGate(), createLog('test', 'info', { write: (line) => lines.push(line) }));
  return { handle, together, lines };
}

it('runs a submission alone from its first loss on', async () => {
  const { handle, together } = setUp();
  const named = (leadId: string) => ({ ...job, leadId });
  expect(await Promise.all([handle(named('a'), 0), handle(named('b'), 0), handle(named('c'), 3), handle(named('d'), 0)])).toEqual(
    Array(4).fill('restored'),
  );
  expect(together.filter((names) => names.includes('c'))).toEqual([['c']]);
  expect(together[0]).toEqual(['a', 'b']);
});

it('parks a submission after four losses in a row, and does not open it', async () => {
  const { handle, together, lines } = setUp();
  expect(await handle(job, 4)).toEqual({ parked: 'worker_lost' });
  expect(together).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/"level":"error".*"errorClass":"worker_lost"/)]);
});
