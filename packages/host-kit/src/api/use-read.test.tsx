import { listResources } from '@annuity-lantern/contracts/http';
import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReads } from './read-cache.ts';
import { useRead } from './use-read.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json([]));
});
afterEach(() => {
  fetched.mockReset();
  forgetReads();
});

afterAll(() => vi.unstubAllGlobals());

describe('useRead', () => {
  it('is pending on the server, without a request', () => {
    const Probe = () => <p>{useRead(listResources, {}).isPending ? 'pending' : 'done'}</p>;
    expect(renderToString(<Probe />)).toBe('<p>pending</p>');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reads once for two components, and not again on a remount or on focus', async () => {
    const first = renderHook(() => useRead(listResources, {}));
    const second = renderHook(() => useRead(listResources, {}));
    await waitFor(() => expect(second.result.current.data).toEqual([]));
    first.unmount();
    const again = renderHook(() => useRead(listResources, {}));
    expect(again.result.current.isPending).toBe(false);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('renders once until the answer is there', async () => {
    const drawn: boolean[] = [];
    const { result } = renderHook(() => {
      const read = useRead(listResources, {});
      drawn.push(read.isPending);
      return read;
    });
    await waitFor(() => expect(result.current.data).toEqual([]));
    expect(drawn.filter(Boolean)).toEqual([true]);
  });

  it('sends no request until it is enabled', async () => {
    const { result, rerender } = renderHook(({ enabled }) => useRead(listResources, {}, { enabled }), { initialProps: { enabled: false } });
    expect(result.current.isPending).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    rerender({ enabled: true });
    await waitFor(() => expect(result.current.data).toEqual([]));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('keeps the last good answer after a failure, and reads again only by refetch', async () => {
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

  it('reads again after a failure when another page asks for it', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 500 }));
    const first = renderHook(() => useRead(listResources, {}));
    await waitFor(() => expect(first.result.current.isError).toBe(true));
    first.unmount();
    fetched.mockImplementation(async () => Response.json([]));
    const later = renderHook(() => useRead(listResources, {}));
    await waitFor(() => expect(later.result.current.data).toEqual([]));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
