import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './outside-link.examples.tsx';
import { OutsideLink, OutsideNote } from './outside-link.tsx';

const finra = { url: 'https://example.org/finra', label: 'FINRA BrokerCheck' };
const naic = { url: 'https://example.org/naic', label: 'NAIC consumer help' };

describe('OutsideLink', () => {
  checkExamples(examples);

  it.each(['text', 'action', 'button'] as const)('names the page, and says that it is not part of this site: %s', (look) => {
    const { container } = render(
      <OutsideLink page={finra} look={look}>
        Find an advisor
      </OutsideLink>,
    );
    const link = screen.getByRole('link', { name: /^Find an advisor: FINRA BrokerCheck/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([finra.url, '_blank']);
    expect(container.textContent).toMatch(/not part of this site/i);
  });

  it('names a page of ours without calling it another site’s', () => {
    const { container } = render(<OutsideLink page={{ ...finra, ours: true }}>Find an advisor</OutsideLink>);
    expect(screen.getByRole('link', { name: /^Find an advisor: FINRA BrokerCheck/ })).toBeTruthy();
    expect(container.textContent).not.toContain('not part of this site');
  });

  it('leaves it to the note of its group', () => {
    const { container } = render(<OutsideLink page={finra} grouped />);
    expect(container.textContent).not.toContain('not part of this site');
  });
});

describe('OutsideNote', () => {
  it.each([
    ['several pages', [finra, naic], 'Other organizations run these pages. They are not part of this site.'],
    ['one page with two links', [finra, finra], 'FINRA BrokerCheck is not part of this site.'],
    ['a mixed group', [finra, naic, { ...naic, ours: true }], 'FINRA BrokerCheck and NAIC consumer help are not part of this site.'],
    ['pages of ours', [{ ...finra, ours: true }], ''],
  ])('speaks for %s', (_case, pages, words) => {
    expect(render(<OutsideNote pages={pages} />).container.textContent).toBe(words);
  });
});
