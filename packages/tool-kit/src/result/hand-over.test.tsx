import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { type OfferedFigures, readOfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HandOver } from './hand-over.tsx';

const host = sampleHost({ routes: [sampleRoute('consultation')] });

const figures: OfferedFigures = {
  attachment: { kind: 'payout-calculator', version: 1, inputs: { amount: '$250,000' } },
  title: 'Payout calculator',
  lines: [{ label: 'Amount', value: '$250,000' }],
};
const tooLong: OfferedFigures = { ...figures, lines: Array.from({ length: 41 }, () => ({ label: 'a', value: 'b' })) };

const navigate = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  navigate.mockReset();
  useNavigation.setState({ place: { pathname: '/retirement-calculator', search: '', hash: '' }, navigate });
});

function show(offered: OfferedFigures) {
  render(
    <HostProvider host={host}>
      <HandOver to="consultation" label="Talk to an advisor about this" figures={offered} />
    </HostProvider>,
  );
}

it('passes figures to the form, and clears them if the visitor continues without them', () => {
  show(figures);
  fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
  expect(readOfferedFigures()).toEqual([figures]);
  expect(navigate).toHaveBeenLastCalledWith('/consultation', undefined);
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.click(screen.getByRole('link', { name: 'Talk to an advisor about this' }));
  expect(readOfferedFigures()).toEqual([]);
  expect(navigate).toHaveBeenCalledTimes(2);
});

it('shows an error and does not navigate if the figures are too long', () => {
  show(tooLong);
  fireEvent.click(screen.getByRole('link', { name: 'Take these figures along' }));
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('These numbers are too long to take along');
  fireEvent.click(screen.getByRole('link', { name: 'Talk to an advisor about this' }));
  expect(navigate).toHaveBeenLastCalledWith('/consultation', undefined);
});
