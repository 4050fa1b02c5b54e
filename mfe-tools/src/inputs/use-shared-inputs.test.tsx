import { useNavigation } from '@annuity-lantern/host-kit';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plannerFields } from '../features/income-planner/model/planner-inputs.ts';
import { payoutFields } from '../features/payout-calculator/model/calculator-inputs.ts';
import { useSharedInputs } from './use-shared-inputs.ts';

const calculator = { id: 'retirement-calculator', fields: payoutFields };
const planner = { id: 'income-planning', fields: plannerFields };

function open(pathname: string, hash: string, from: typeof calculator | typeof planner, to: typeof calculator | typeof planner) {
  act(() => useNavigation.setState({ place: { pathname, search: '', hash } }));
  const { result, unmount } = renderHook(() => useSharedInputs(from, to));
  unmount();
  return result.current;
}

it('carries the numbers that the form shows at first', () => {
  expect(open('/retirement-calculator', '', calculator, planner)).toBe('#amount=200000&age=65&start=65');
});

it('passes changed numbers, and keeps inputs that only the other calculator has', () => {
  open('/income-planning', '#social=1900&amount=500000&age=62&start=67', planner, calculator);
  expect(open('/retirement-calculator', '#amount=310000&age=66&start=70&sex=female', calculator, planner)).toBe(
    '#social=1900&amount=310000&age=66&start=70',
  );
});

it('passes nothing if the other calculator does not accept the age', () => {
  expect(open('/income-planning', '#amount=500000&age=52&start=67', planner, calculator)).toBeUndefined();
});
