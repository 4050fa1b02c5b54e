import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';

const received: { path: string; body: Record<string, unknown> }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  received.push({ path: request.url ?? '', body: JSON.parse(body) });
  response.writeHead(204).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const settings = { ANALYTICS_MEASUREMENT_ID: 'G-TEST 1', ANALYTICS_API_SECRET: 'a&b' };
const collector = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

it('posts an event in the shape of the Measurement Protocol', async () => {
  const analytics = createAnalytics({ ...settings, ANALYTICS_URL: collector('/mp/collect?region=eu') });
  expect(await analytics?.send({ name: 'form_view', params: { page: '/consultation' } })).toEqual({ status: 204 });
  expect(received.at(-1)).toEqual({
    path: '/mp/collect?region=eu&measurement_id=G-TEST+1&api_secret=a%26b',
    body: {
      client_id: expect.stringMatching(/^\d{10}\.\d{10}$/),
      non_personalized_ads: true,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'form_view',
          params: { page: '/consultation', session_id: expect.stringMatching(/^\d+$/), engagement_time_msec: 1 },
        },
      ],
    },
  });
});

it('gives two events nothing that links them to one visitor', async () => {
  const analytics = createAnalytics({ ...settings, ANALYTICS_URL: collector('/') });
  const event = { name: 'form_view', params: { page: '/consultation' } };
  await analytics?.send(event);
  await analytics?.send(event);
  const [one, two] = received.slice(-2).map(({ body }): string[] => JSON.stringify(body).match(/\d{10}/g) ?? []);
  expect(one).toHaveLength(3);
  expect(one?.filter((number) => two?.includes(number))).toEqual([]);
});

it.each([{}, settings, { ANALYTICS_URL: 'http://127.0.0.1:1/' }])('is null without all three settings: %o', (some) => {
  expect(createAnalytics(some)).toBeNull();
});
