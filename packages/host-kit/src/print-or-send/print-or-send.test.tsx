import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleSite } from '@annuity-lantern/site/sample';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleHost } from '../sample-host.ts';
import { NothingToPrint, PrintOrSend } from './print-or-send.tsx';

const host = sampleHost();

const sheet = {
  title: 'Payout calculator',
  label: 'From age 65 you would receive about',
  figure: '$1,100.00',
  words: 'a month, for life.',
  facts: [{ label: 'In a year', value: '$13,200' }],
  disclosures: 'Educational example, not a quote or advice.',
  questions: ['What would you pay?', 'What for two lives?', 'What do I keep?'],
} as const;

const sentence = 'About $1,100.00 a month.';
const address = `${window.location.origin}${window.location.pathname}#amount=200000`;
const one = <PrintOrSend sheet={sheet} sentence={sentence} hash="#amount=200000" />;
const show = (what: React.ReactNode) => render(<HostProvider host={host}>{what}</HostProvider>);
const onPaper = () => screen.queryAllByRole('article', { name: 'Result for paper' }).map(({ textContent }) => textContent);
const byMenu = (step: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(step)));

/** The printed content while the dialog is open. */
let printed: (string | null)[] = [];

beforeEach(() => {
  printed = [];
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = [...onPaper(), ...screen.queryAllByRole('img', { name: 'QR code' }).map(() => 'QR code')];
    window.dispatchEvent(new Event('afterprint'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the sheet', () => {
  it('is printed with its QR code by the button, and removed afterwards', async () => {
    show(one);
    fireEvent.click(screen.getByRole('button', { name: 'Print: Payout calculator' }));
    await vi.waitFor(() => expect(printed).toHaveLength(2));
    expect(printed[0]).toContain('$1,100.00 a month, for life.');
    for (const words of [sheet.facts[0].value, sheet.disclosures, ...sheet.questions, sampleSite.phone.display])
      expect(printed[0]).toContain(words);
    expect(onPaper()).toEqual([]);
  });

  it('is what the menu of the browser prints, unless the page prints something else', () => {
    show(
      <>
        {one}
        <PrintOrSend byButtonOnly sheet={{ ...sheet, title: 'Leave or stay' }} sentence={sentence} hash="" />
      </>,
    );
    byMenu('beforeprint');
    expect(onPaper()).toHaveLength(1);
    expect(onPaper()[0]).toContain('Payout calculator');
    byMenu('afterprint');
  });

  it('is alone on paper when its button was pressed', async () => {
    show(
      <>
        {one}
        <PrintOrSend byButtonOnly sheet={{ ...sheet, title: 'Leave or stay' }} sentence={sentence} hash="" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Print: Leave or stay' }));
    await vi.waitFor(() => expect(printed).toHaveLength(2));
    expect(printed[0]).toContain('Leave or stay');
    byMenu('beforeprint');
    expect(onPaper()[0]).toContain('Payout calculator');
    byMenu('afterprint');
  });

  it('says why there is nothing to print', () => {
    show(<NothingToPrint title="Payout calculator" why="Enter an amount." />);
    byMenu('beforeprint');
    expect(onPaper()[0]).toContain('There is no result to print yetEnter an amount.');
    byMenu('afterprint');
  });
});

describe('the link', () => {
  const stubNavigator = (part: object) => vi.stubGlobal('navigator', { ...part });

  it('opens the share sheet on a device that has one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    stubNavigator({ share, canShare: () => true });
    show(one);
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share with family' })));
    expect(share).toHaveBeenCalledWith({ title: 'Payout calculator', text: sentence, url: address });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('is copied %2$i times after the share sheet ends with %1$s', async (name, times) => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    stubNavigator({ share: () => Promise.reject(new DOMException('', name)), clipboard: { writeText } });
    show(one);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share with family' })));
    expect(writeText).toHaveBeenCalledTimes(times);
  });

  it('is copied elsewhere, and a screen reader hears it, until the numbers change', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    stubNavigator({ clipboard: { writeText } });
    const { rerender } = show(one);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(writeText).toHaveBeenCalledWith(address);
    expect(screen.getByRole('status').textContent).toContain('Link copied.');
    rerender(
      <HostProvider host={host}>
        <PrintOrSend sheet={sheet} sentence={sentence} hash="#amount=300000" />
      </HostProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('can be copied by hand if the browser denies clipboard access', async () => {
    stubNavigator({});
    show(one);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Copy this address/ }).value).toBe(address);
    expect(screen.getByRole('status').textContent).toBe('The link was not copied. Your browser didn’t let us.');
  });

  it('links to the numbers in the address bar while an entry is invalid', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    stubNavigator({ clipboard: { writeText } });
    window.history.replaceState(null, '', '#amount=150000');
    show(<PrintOrSend sheet={sheet} sentence={sentence} hash={null} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(writeText.mock.lastCall?.[0]).toMatch(/#amount=150000$/);
    window.history.replaceState(null, '', window.location.pathname);
  });

  it('is served as a link to copy', () => {
    expect(renderToString(<HostProvider host={host}>{one}</HostProvider>)).toContain('Copy link');
  });
});
