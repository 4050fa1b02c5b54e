import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeDesk, leadsOf } from '../../testing/fake-desk.ts';
import { button, closeFakeDesk, enter, goTo, openFakeDesk, press } from '../../testing/open-admin.tsx';

let desk: FakeDesk;
let saved: { readonly name: string; readonly content: Blob }[];
/** What the server sends. */
let stream: ReadableStreamDefaultController<Uint8Array>;
let asked: string[];

beforeEach(() => {
  desk = openFakeDesk();
  saved = [];
  asked = [];
  const contents: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (content: Blob) => `blob:${contents.push(content) - 1}`,
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents[Number(this.href.slice('blob:'.length))] as Blob });
  });
});

afterEach(() => {
  closeFakeDesk();
  vi.restoreAllMocks();
});

/** From now on the download is answered by what the test sends. */
function answerWithStream(): void {
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('/api/leads/export.csv')) return others(address, init);
    asked.push(address);
    const body = new ReadableStream<Uint8Array>({ start: keep });
    init?.signal?.addEventListener('abort', () => stream.error(new DOMException('left', 'AbortError')));
    return new Response(body, {
      headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="requests-2026-03-02.csv"' },
    });
  });
}
const keep = (controller: ReadableStreamDefaultController<Uint8Array>) => {
  stream = controller;
};
const send = (text: string) => act(async () => stream.enqueue(new TextEncoder().encode(text)));
const begin = async () => {
  press('Download as CSV');
  await waitFor(() => expect(asked).toHaveLength(1));
};

describe('the download of requests', () => {
  it('saves what matches the filters, and says how far it is', async () => {
    await enter(desk, leadsOf(3));
    goTo('?state=OH&waiting=1');
    answerWithStream();
    expect(screen.getByText(/only where they say yes\.$/)).toBeTruthy();
    await begin();
    expect(asked).toEqual(['/api/leads/export.csv?state=OH&waiting=1']);
    expect(await screen.findByText('The file is being made.')).toBeTruthy();
    expect(button('Downloading...').getAttribute('aria-disabled')).toBe('true');
    await send('x'.repeat(240_000));
    expect(await screen.findByText('0.2 MB so far.')).toBeTruthy();
    await send('end');
    await act(async () => stream.close());
    expect(await screen.findByText('requests-2026-03-02.csv was handed to your browser.')).toBeTruthy();
    expect(saved.map(({ name, content }) => [name, content.size])).toEqual([['requests-2026-03-02.csv', 240_003]]);
  });

  it('asks for a proof first, and then downloads what the filters say by then', async () => {
    await enter(desk, leadsOf(3));
    goTo('?state=OH');
    const details = { withCode: false };
    desk.answers.set('GET /api/leads/export.csv', { status: 401, body: { code: 'proof_needed', message: '', details } });
    press('Download as CSV');
    const form = within(await screen.findByRole('form', { name: 'Confirm it is you' }));
    expect(screen.queryByRole('alert')).toBeNull();
    goTo('?state=TX');
    answerWithStream();
    fireEvent.change(form.getByLabelText('Your password'), { target: { value: 'a long password' } });
    fireEvent.click(form.getByRole('button', { name: 'Confirm it is you' }));
    await waitFor(() => expect(asked).toEqual(['/api/leads/export.csv?state=TX']));
    await act(async () => stream.close());
    expect(await screen.findByText('requests-2026-03-02.csv was handed to your browser.')).toBeTruthy();
  });

  it('saves nothing when it breaks off, and says so', async () => {
    await enter(desk, leadsOf(3));
    answerWithStream();
    await begin();
    await send('half');
    await act(async () => stream.error(new TypeError('network error')));
    expect((await screen.findByRole('alert')).textContent).toContain('The download broke off, so no file was saved.');
    expect(saved).toEqual([]);
    expect(button('Download as CSV')).toBeTruthy();
  });

  it('says when the server cannot make the file', async () => {
    await enter(desk, leadsOf(3));
    desk.answers.set('GET /api/leads/export.csv', { status: 503, body: { code: 'store_unavailable', message: '' } });
    press('Download as CSV');
    expect((await screen.findByRole('alert')).textContent).toContain('The server could not make the file.');
  });

  it('is not offered to those who may not', async () => {
    desk.role = 'agent';
    await enter(desk, leadsOf(3));
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  });

  it('stops when the person signs out', async () => {
    await enter(desk, leadsOf(3));
    answerWithStream();
    await begin();
    const stopped = vi.spyOn(stream, 'error');
    press('Sign out');
    await waitFor(() => expect(stopped).toHaveBeenCalled());
    expect(saved).toEqual([]);
  });
});
