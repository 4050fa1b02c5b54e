import { listResources } from '@annuity-lantern/contracts/http';
import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReads } from './read-cache.ts';
import { readAhead, useRead } from './use-read.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json([]));
});
afterEach(() => {
  fetched.mockReset();
  forgetReads();
  vi.useRealTimers();
});

describe('useRead', () => {
  it('is pending and sends no request when rendered on the server', () => {
    const Probe = () => <p>{useRead(listResources, {}).isPending ? 'pending' : 'done'}</p>;
    expect(renderToString(<Probe />)).toBe('<p>pending</p>');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reads once for two components, and again neither on remount nor on focus', async () => {
    const first = renderHook(() => useRead(listResources, {}));
    const second = renderHook(() => useRead(listResources, {}));
    await waitFor(() => expect(second.result.current.data).toEqual([]));
    first.unmount();
    const again = renderHook(() => useRead(listResources, {}));
    expect(again.result.current.isPending).toBe(false);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('does not re-render its page when the read starts', async () => {
    const drawn: boolean[] = [];
    const { result } = renderHook(() => {
      const read = useRead(listResources, {});
      drawn.push(read.isPending);
      return read;
    });
    await waitFor(() => expect(result.current.data).toEqual([]));
    expect(drawn.filter(Boolean)).toEqual([true]);
  });

  it('does not retry a failure, keeps the last good answer, and reads again on refetch', async () => {
    const { result } = renderHook(() => useRead(listResources, {}));
    await waitFor(() => expect(result.current.data).toEqual([]));
    fetched.mockImplementation(async () => new Response('', { status: 500 }));
    await act(() => result.current.refetch());
    expect(result.current.isError).toBe(true);
    expect(result.current.data).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockImplementation(async () => Response.json([]));
    await act(() => result.current.refetch());
    expect(result.current.isError).toBe(false);
  });
});

describe('readAhead', () => {
  it('shares its read with the page, which then renders the answer at once', async () => {
    const ahead = readAhead(listResources, {});
    const early = renderHook(() => useRead(listResources, {}));
    expect(early.result.current.isPending).toBe(true);
    await act(async () => expect(await ahead).toEqual([]));
    const pendings: boolean[] = [];
    renderHook(() => pendings.push(useRead(listResources, {}).isPending));
    expect(pendings).not.toContain(true);
    expect(await readAhead(listResources, {})).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('does not throw on failure: the page shows the error without a second request, a page opened later reads again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    fetched.mockImplementation(async () => new Response('', { status: 500 }));
    expect(await readAhead(listResources, {})).toBeUndefined();
    const page = renderHook(() => useRead(listResources, {}));
    expect(page.result.current.isError).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
    page.unmount();
    vi.advanceTimersByTime(1000);
    fetched.mockImplementation(async () => Response.json([]));
    const later = renderHook(() => useRead(listResources, {}));
    await waitFor(() => expect(later.result.current.data).toEqual([]));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
