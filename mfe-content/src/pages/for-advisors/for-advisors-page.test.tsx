import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { sampleSite } from '@annuity-lantern/site/sample';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import ForAdvisorsPage from './for-advisors-page.tsx';

const host = sampleHost({ routes: servedBy('mfe-content', routes) });

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the page for advisors', () => {
  beforeEach(() => {
    render(
      <HostProvider host={host}>
        <ForAdvisorsPage />
      </HostProvider>,
    );
  });

  it('leads to network, certification and tools, each in a new tab and named by where it goes', () => {
    const { contact, certification, professionalLogin } = sampleSite.links;
    const links = region('Three ways to work with us').getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      [contact.url, '_blank'],
      [certification.url, '_blank'],
      [professionalLogin.url, '_blank'],
    ]);
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining(contact.label),
      expect.stringContaining(certification.label),
      expect.stringContaining(professionalLogin.label),
    ]);
    expect(region('Three ways to work with us').getByText(/Other organizations run these pages/)).toBeTruthy();
  });

  it('gives the email address, phone number and hours of the site file', () => {
    const { contactEmail, phone, hours } = sampleSite;
    const links = region('Write or call us').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [contactEmail, `mailto:${contactEmail}`],
      [phone.display, `tel:${phone.dial}`],
    ]);
    expect(region('Write or call us').getByText(hours.display)).toBeTruthy();
  });

  it('leads from the claim of the network and from each statistic to its line of the claims', () => {
    expect(screen.getByRole('link', { name: '12,000+' }).getAttribute('href')).toBe('/about/figures#advisors');
    const figures = region('In figures');
    expect(figures.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '500+ products analyzed Sample',
      '98% advisor satisfaction Sample',
      'Daily rate updates Sample',
    ]);
    expect(figures.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about/figures#products',
      '/about/figures#satisfaction',
      '/about/figures#daily-updates',
    ]);
  });

  it('draws the first day of a request', () => {
    const drawings = region('What we ask of you').getAllByRole('img', { name: /arrives at hour 0.*reminded at hour 20.*by hour 24/ });
    expect(drawings.length).toBeGreaterThan(0);
  });
});
