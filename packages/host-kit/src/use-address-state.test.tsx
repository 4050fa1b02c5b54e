import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigation } from './navigation.tsx';
import { useAddressState } from './use-address-state.ts';

const read = vi.fn();
const navigate = vi.fn((href: string) => goTo(href));

function goTo(href: string) {
  const { pathname, search, hash } = new URL(href, 'https://www.example.com');
  act(() => useNavigation.setState({ place: { pathname, search, hash } }));
}

const start = (part: 'search' | 'hash') => renderHook(() => useAddressState(part, read)).result.current;

beforeEach(() => {
  vi.useFakeTimers();
  useNavigation.setState({ navigate });
  goTo('/tool?q=a#x=1');
});
afterEach(() => {
  vi.useRealTimers();
  read.mockReset();
  navigate.mockClear();
});

describe('useAddressState', () => {
  it('reads its part when the page opens and when the history changes it, but not after its own writes', () => {
    const { write } = start('hash');
    write('#x=2');
    goTo('/tool?q=b#x=2');
    goTo('/tool?q=b#x=1');
    expect(read.mock.calls).toEqual([
      ['#x=1', true],
      ['#x=1', false],
    ]);
  });

  it('waits for the address while the page is hydrated', () => {
    useNavigation.setState({ place: { pathname: '', search: '', hash: '' } });
    start('search');
    expect(read).not.toHaveBeenCalled();
    goTo('/tool?q=a');
    expect(read.mock.calls).toEqual([['?q=a', true]]);
  });

  it('writes a fragment behind the query, and a query in place of an anchor but before inputs', () => {
    start('hash').write('#x=2');
    start('search').write('?q=b');
    goTo('/tool?q=b#anchor');
    start('search').write('?q=c');
    start('search').write('', { push: true });
    expect(navigate.mock.calls).toEqual([
      ['/tool?q=a#x=2', { replace: true, keepScroll: true }],
      ['/tool?q=b#x=2', { replace: true, keepScroll: true }],
      ['/tool?q=c', { replace: true, keepScroll: true }],
      ['/tool', { replace: false, keepScroll: true }],
    ]);
  });

  it('writes later unless that is canceled', () => {
    const { writeLater } = start('hash');
    const onWritten = vi.fn();
    writeLater('#x=2', { onWritten })();
    writeLater('#x=3', { onWritten });
    vi.advanceTimersByTime(249);
    expect(navigate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(navigate.mock.calls).toEqual([['/tool?q=a#x=3', { replace: true, keepScroll: true }]]);
    expect(onWritten).toHaveBeenCalledOnce();
  });

  it('neither reads nor writes the address of the next page', () => {
    const { write, writeLater } = start('hash');
    const onWritten = vi.fn();
    writeLater('#x=2', { onWritten });
    goTo('/other#x=9');
    write('#x=3', { onWritten });
    vi.advanceTimersByTime(1000);
    expect(navigate).not.toHaveBeenCalled();
    expect(onWritten).not.toHaveBeenCalled();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
