import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

export interface ReceivedEvent {
  readonly client_id: string;
  readonly events: readonly { readonly name: string; readonly params: Readonly<Record<string, unknown>> }[];
}

export interface AnalyticsSink {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** A fake analytics service: takes events by POST and lists them by GET. */
export async function startAnalyticsSink(): Promise<AnalyticsSink> {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.end(JSON.stringify(received));
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.push(JSON.parse(body));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The received events of this name, oldest first. */
export async function receivedEvents(sink: string, name: string): Promise<ReceivedEvent[]> {
  const all: ReceivedEvent[] = await (await fetch(sink)).json();
  return all.filter(({ events }) => events.some((event) => event.name === name));
}

/** Waits for this number of events of this name and returns them. */
export async function waitForEvents(sink: string, name: string, count: number): Promise<ReceivedEvent[]> {
  await expect.poll(async () => (await receivedEvents(sink, name)).length, { message: `events ${name}` }).toBe(count);
  return receivedEvents(sink, name);
}
