import { keepHomeState, readHomeState } from '@annuity-lantern/host-kit/home-state';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annuityReviewForm, consultationForm } from '../model/request-form-kind.ts';
import { fakeIntake } from '../testing/fake-intake.ts';
import { arriveAt, open, settle } from '../testing/open-form.tsx';

const stateField = () => screen.getByLabelText<HTMLSelectElement>(/^State/);
const hint = 'As you chose with the rates. Change it if you live elsewhere.';

beforeEach(() => {
  fakeIntake();
  sessionStorage.clear();
  arriveAt('');
  keepHomeState('AZ');
});
afterEach(() => {
  vi.unstubAllGlobals();
  keepHomeState('all');
});

describe.each([consultationForm, annuityReviewForm])('the state chosen with the rates, in the form for $name', (form) => {
  it('is filled in with a note beside it, until the visitor changes it', async () => {
    open({ form });
    await settle();
    expect(stateField().value).toBe('AZ');
    expect(screen.getByText(hint)).toBeTruthy();
    fireEvent.change(stateField(), { target: { value: 'TX' } });
    expect(screen.queryByText(hint)).toBeNull();
    expect(readHomeState()).toBe('AZ');
  });

  it('does not replace a state in the draft', async () => {
    sessionStorage.setItem(`annuity-lantern.${form.name}.draft`, JSON.stringify({ answers: { state: 'TX' }, consents: {} }));
    open({ form });
    await settle();
    expect(stateField().value).toBe('TX');
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('is forgotten when the visitor clears the form', async () => {
    open({ form });
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Clear this form' }));
    expect([stateField().value, readHomeState()]).toEqual(['', 'all']);
  });
});
