import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { sampleSite } from '@annuity-lantern/site/sample';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import AboutPage from './about-page.tsx';

function open(showSamples = true) {
  const host = sampleHost({ routes: servedBy('mfe-content', routes), site: { showSamples } });
  return render(
    <HostProvider host={host}>
      <AboutPage />
    </HostProvider>,
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const headings = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

/** Address and target of the link with this name. */
function way(name: RegExp, scope: Pick<typeof screen, 'getByRole'> = screen) {
  const link = scope.getByRole('link', { name });
  return [link.getAttribute('href'), link.getAttribute('target')];
}

describe('the about page', () => {
  it('has three values, each with a drawing that says in words what it shows, and the way to a local advisor in a new tab', () => {
    open();
    expect(headings('Our mission')).toEqual(['Protection First', 'Guaranteed Income', 'Expert Guidance']);
    expect(region('Our mission').getAllByRole('img')).toHaveLength(3);
    expect(way(/^Find a Local Advisor/, region('Our mission'))).toEqual([sampleSite.links.advisorDirectory.url, '_blank']);
  });

  it('draws its examples with the figures of our calculations', () => {
    open();
    const mission = region('Our mission');
    expect(mission.getByRole('img', { name: /cap of 6%.*year 1 \+12% and \+6%, year 2 −10% and 0%.*year 5 \+25% and \+6%/ })).toBeTruthy();
    expect(mission.getByText(/\$100,000 becomes \$123,866, where the index alone made \$141,523/)).toBeTruthy();
    expect(mission.getByRole('img', { name: /\$13,200 a year from savings of \$200,000 at 4% ends at 89/ })).toBeTruthy();
  });

  it('names the company, its license, the states it serves, who pays and when to call', () => {
    open();
    const facts = region('Who is behind this site');
    for (const fact of [
      /Lantern Safe Money Network: Iowa Insurance Division, license 0000000/,
      'All 50 states and Washington D.C. (sample)',
      sampleSite.paidBy,
    ])
      expect(facts.getByText(fact)).toBeTruthy();
    expect(facts.getByText(/9 a\.m\.-5 p\.m\. ET/)).toBeTruthy();
    expect(facts.getByText('Sample, no real company')).toBeTruthy();
  });

  it('shows a founder with initials and four badges, said to be invented', () => {
    open();
    const founder = region('Leadership and approach');
    for (const badge of ['Bestselling Author', 'Annuity Expert', '$1B+ Guided']) expect(founder.getByText(badge)).toBeTruthy();
    expect(founder.getAllByText('Founder').length).toBeGreaterThan(1);
    expect(founder.getByText('Sample, invented person')).toBeTruthy();
    expect(founder.queryByRole('img')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  it('leaves the founder out where sample people may not be shown, and keeps the approach', () => {
    open(false);
    expect(document.body.textContent).not.toMatch(/Founder|Bestselling|1B\+/);
    expect(headings('Leadership and approach')).toEqual([
      'Safe Money First Foundation',
      'Independent Non-Biased Education',
      'Comprehensive Annuity Education',
      'Professional Network Directory',
    ]);
    // The source of a sample is not known.
    expect(screen.getByText(/Every figure leads to what we know of its source\./)).toBeTruthy();
    expect(screen.getByText(/five main annuity types, from SPIAs to Fixed Index Annuities/)).toBeTruthy();
  });

  it('leads from each of the three statistics to its line of the claims, and says that their studies are missing', () => {
    open();
    const figures = region('Why Safe Money Matters');
    expect(figures.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '78% are worried about running out of money in retirement Sample',
      '$1.35T lost in market crashes since 2000 Sample',
      '85% of retirees prefer guaranteed income Sample',
    ]);
    expect(figures.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/about/figures#running-out',
      '/about/figures#market-losses',
      '/about/figures#guaranteed-income',
    ]);
    expect(figures.getByText(/We haven’t named the studies behind these yet/)).toBeTruthy();
  });

  it('ends with two ways out, both in a new tab and both named by where they lead', () => {
    open();
    const { educationSite, advisorDirectory } = sampleSite.links;
    expect(way(new RegExp(`^Start Learning Today: ${educationSite.label}`))).toEqual([educationSite.url, '_blank']);
    expect(way(new RegExp(`^Find an Advisor: ${advisorDirectory.label}`))).toEqual([advisorDirectory.url, '_blank']);
    expect(region('Where to go from here').getAllByText('Not part of this site')).toHaveLength(2);
  });
});
