import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const linesOf = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

it('begins at 0 for every combination of labels, and counts', async () => {
  const metrics = createMetrics();
  const count = metrics.counter({ name: 'things_total', help: 'Things', labels: { kind: ['a', 'b'], size: ['small', 'large'] } });
  count({ kind: 'a', size: 'large' });
  count({ kind: 'b', size: 'small' }, 3);
  expect(await linesOf(metrics, 'things_total')).toEqual([
    'things_total{kind="a",size="small"} 0',
    'things_total{kind="a",size="large"} 1',
    'things_total{kind="b",size="small"} 3',
    'things_total{kind="b",size="large"} 0',
  ]);
});

it.each(['ada.okafor@example.org', '../../etc/passwd', 'a"} 1\nfake_total{x="', '__proto__', ''])(
  'keeps %j out of a label',
  async (hostile) => {
    const metrics = createMetrics();
    const labels = { kind: ['a'] };
    const count = metrics.counter({ name: 'things_total', help: 'Things', labels });
    const observe = metrics.histogram({ name: 'things_seconds', help: 'Things', labels, buckets: [1] });
    metrics.gauge({ name: 'things', help: 'Things', labels }, () => [{ labels: { kind: hostile }, value: 7 }]);
    count({ kind: hostile });
    observe({ kind: hostile }, 0.5);
    const text = await metrics.text();
    expect(text).toContain('things_total{kind="other"} 1');
    expect(text).toContain('things_seconds_bucket{le="1",kind="other"} 1');
    expect(text).toContain('things{kind="other"} 7');
    if (hostile) expect(text).not.toContain(hostile);
  },
);

it('omits a gauge that cannot be read, without failing', async () => {
  const metrics = createMetrics();
  let ask: () => Promise<{ labels: { kind: string }; value: number }[]> = async () => [{ labels: { kind: 'a' }, value: 4 }];
  metrics.gauge({ name: 'labelled', help: 'x', labels: { kind: ['a'] } }, () => ask());
  metrics.gauge({ name: 'plain', help: 'x', labels: {} }, () => ask());
  expect(await linesOf(metrics, 'labelled')).toEqual(['labelled{kind="a"} 4']);
  expect(await linesOf(metrics, 'plain')).toEqual(['plain 4']);

  ask = () => Promise.reject(new Error('away'));
  expect(await linesOf(metrics, 'labelled')).toEqual([]);
  expect(await linesOf(metrics, 'plain')).toEqual([]);

  ask = async () => [{ labels: { kind: 'a' }, value: 5 }];
  expect(await linesOf(metrics, 'plain')).toEqual(['plain 5']);
});

it('omits a gauge whose store hangs, and does not read it again until it answers', async () => {
  const metrics = createMetrics();
  let asked = 0;
  let thaw = (): void => {};
  metrics.gauge({ name: 'slow', help: 'x', labels: {} }, () => {
    asked += 1;
    return asked > 1
      ? [{ labels: {}, value: 1 }]
      : new Promise((resolve) => {
          thaw = () => resolve([]);
        });
  });
  expect(await Promise.all([linesOf(metrics, 'slow'), linesOf(metrics, 'slow')])).toEqual([[], []]);
  expect(asked).toBe(1);
  thaw();
  await expect.poll(() => linesOf(metrics, 'slow')).toEqual(['slow 1']);
  expect(asked).toBe(2);
});

it('reports on the process itself', async () => {
  const text = await createMetrics().text();
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total']) {
    expect(text).toContain(`\n${name} `);
  }
});
