import { useNavigation } from '@annuity-lantern/host-kit';
import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choiceField, numberField } from './input-fields.ts';
import type { Inputs } from './inputs-in-hash.ts';
import { useKeptInputs } from './use-kept-inputs.ts';

const fields = { rate: numberField('5', { from: 0, to: 10, decimals: 1, words: 'a rate' }), view: choiceField('shut', ['shut', 'open']) };
const parse = ({ rate }: Inputs<keyof typeof fields>) =>
  rate === 'x' ? { kind: 'wrong' as const } : { kind: 'good' as const, good: Number(rate) };
const navigate = vi.fn((href: string) => {
  const { pathname, hash } = new URL(href, 'https://www.example.com');
  useNavigation.setState({ place: { pathname, search: '', hash } });
});

function start(hash = '', options = {}) {
  useNavigation.setState({ place: { pathname: '/tool', search: '', hash }, navigate });
  const form = createRef<HTMLFormElement>();
  return renderHook(() => useKeptInputs(form, fields, parse, options)).result;
}

const goTo = (pathname: string, hash: string) => act(() => useNavigation.setState({ place: { pathname, search: '', hash } }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  navigate.mockClear();
});

it('replaces the address after a pause, and adds an entry for a step, behind the changes just before it', () => {
  const tool = start();
  act(() => tool.current.change({ rate: '7' }));
  pass(300);
  act(() => tool.current.change({ rate: '8' }));
  act(() => tool.current.change({ view: 'open' }, { step: true }));
  expect(navigate.mock.calls).toEqual([
    ['/tool#rate=7&view=shut', { replace: true, keepScroll: true }],
    ['/tool#rate=8&view=shut', { replace: true, keepScroll: true }],
    ['/tool#rate=8&view=open', { replace: false, keepScroll: true }],
  ]);
  pass(1000);
  expect(navigate).toHaveBeenCalledTimes(3);
});

it('follows the history: what an address does not name is as it was at first', () => {
  const tool = start('#rate=7&view=open');
  act(() => tool.current.change({ view: 'shut' }));
  pass(300);
  goTo('/tool', '#view=open');
  expect(tool.current.inputs).toEqual({ rate: '5', view: 'open' });
  goTo('/tool', '');
  expect(tool.current.inputs).toEqual({ rate: '5', view: 'shut' });
});

it('names what the address says that cannot be read, until something is changed', () => {
  const tool = start('#rate=abc');
  expect(tool.current.unread).toEqual(['rate=abc']);
  goTo('/tool', '#rate=7&view=ajar');
  expect([tool.current.inputs.rate, tool.current.unread]).toEqual(['7', ['view=ajar']]);
  act(() => tool.current.change({ view: 'open' }));
  expect(tool.current.unread).toEqual([]);
});

it('takes an anchor for an anchor', () => {
  const tool = start('#rate=7');
  act(() => tool.current.change({ view: 'open' }));
  goTo('/tool', '#notes');
  expect(tool.current.inputs).toEqual({ rate: '7', view: 'open' });
});

it('neither reads nor writes the address of the page that comes after it', () => {
  const tool = start('#rate=7');
  act(() => tool.current.change({ view: 'open' }));
  goTo('/other', '#rate=1');
  pass(1000);
  expect(tool.current.inputs).toEqual({ rate: '7', view: 'open' });
  expect(navigate).not.toHaveBeenCalled();
});

it('keeps the last good result while something cannot be read', () => {
  const tool = start();
  act(() => tool.current.change({ rate: '6' }));
  act(() => tool.current.change({ rate: 'x' }));
  expect([tool.current.good, tool.current.outdated]).toEqual([6, true]);
  pass(1000);
  expect(navigate).not.toHaveBeenCalled();
});

it('keeps the inputs in the tab when an anchor takes their place in the address, until they are cleared', () => {
  sessionStorage.clear();
  const tool = start('#rate=7&view=open', { tab: 'tool' });
  goTo('/tool', '#notes');
  const again = start('#notes', { tab: 'tool' });
  expect(again.current.inputs).toEqual({ rate: '7', view: 'open' });
  goTo('/tool', '');
  expect(again.current.inputs).toEqual({ rate: '7', view: 'open' });
  act(() => again.current.clear());
  expect(again.current.inputs).toEqual({ rate: '5', view: 'shut' });
  expect(sessionStorage.getItem('tool')).toBeNull();
  expect(tool.current.changed).toBe(false);
});

it('takes what a new form shows, such as a kept choice, for no text typed before hydration: the link wins', () => {
  useNavigation.setState({ place: { pathname: '/tool', search: '', hash: '#rate=7' }, navigate });
  const form = { current: document.createElement('form') };
  form.current.innerHTML = '<input name="rate" value="9"><input name="view" value="open">';
  const { result } = renderHook(() => useKeptInputs(form, fields, parse));
  expect([result.current.inputs, result.current.changed]).toEqual([{ rate: '7', view: 'shut' }, false]);
});
